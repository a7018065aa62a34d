import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { meshHeights } from '@/model/spatial/meshHeights';
import { floorPlanOf } from '../../support/boxFloorPlan';

const heightsOf = (
  meshes: Parameters<typeof floorPlanOf>[0],
  heights: readonly (readonly [number, number])[],
): number[] => {
  const floorPlan = { ...floorPlanOf(meshes), heights: Float32Array.from(heights.flat()) };
  return [...meshHeights(drawnFloor(floorPlan))].map((height) => Math.round(height * 100) / 100);
};

it('[PV62] a room rises by its own height, wherever its file begins, and by at most six metres', () => {
  const boxes = { a: [0, 0, 9, 9], b: [20, 0, 29, 9], c: [40, 0, 49, 9] } as const;
  expect(
    heightsOf(boxes, [
      [0, 3.4],
      [12, 15],
      [0, 40],
    ]),
  ).toEqual([3.4, 3, 6]);
});

it('[PV62] what was drawn flat rises by the usual height of its kind; people walk on corridors and through doors', () => {
  const boxes = {
    shop: [0, 0, 5, 5],
    storage: [10, 0, 15, 5],
    lift: [20, 0, 25, 5],
    bench: [30, 0, 32, 1],
    wall: [40, 0, 45, 0.3],
    corridor: [0, 10, 20, 12],
    door: [0, 6, 1, 6.2],
    slab: [-1, -1, 50, 20],
  } as const;
  const flat = Object.keys(boxes).map((name): readonly [number, number] => (name === 'corridor' ? [0, 3] : [0, 0.02]));
  const [shop, storage, lift, bench, wall, corridor, door, slab] = heightsOf(boxes, flat);
  expect([shop, storage, lift, bench, wall]).toEqual([2.6, 2.6, 2.6, 0.8, 3.12]);
  expect([corridor, door, slab]).toEqual([0.04, 0.08, 0]);
});

it('[PV62] a room on another is above it, since two tops at one height would flicker', () => {
  const [hall, stand, till] = heightsOf({ hall: [0, 0, 30, 30], stand: [5, 5, 20, 20], till: [10, 10, 14, 14] }, [
    [0, 3],
    [0, 3],
    [0, 3],
  ]);
  expect(hall).toBe(3);
  expect(stand).toBeGreaterThan(hall!);
  expect(till).toBeGreaterThan(stand!);
});

it('[PV62] a height that is no number is none', () => {
  expect(heightsOf({ shop: [0, 0, 5, 5] }, [[Number.NaN, Number.NaN]])).toEqual([2.6]);
});
