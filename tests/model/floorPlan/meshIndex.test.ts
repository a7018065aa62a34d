import { expect, it } from 'vitest';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { buildMeshIndex } from '@/model/floorPlan/meshIndex';
import { growBox, isEmptyBox } from '@/model/geometry/box';

/** Rectangles, as minX, minY, maxX, maxY in metres. */
function floorPlanOf(...boxes: (readonly [number, number, number, number])[]): FloorPlan {
  const steps = (by: number) => Uint32Array.from({ length: boxes.length + 1 }, (_, at) => at * by);
  return {
    names: boxes.map((_, at) => `room-${at}`),
    colours: new Uint32Array(boxes.length),
    boxes: Float32Array.from(boxes.flat()),
    heights: new Float32Array(2 * boxes.length),
    anchors: new Float32Array(3 * boxes.length),
    ringStart: steps(1),
    pointStart: steps(4),
    holes: new Uint8Array(boxes.length),
    points: Float32Array.from(boxes.flatMap(([x, y, X, Y]) => [x, y, X, y, X, Y, x, Y])),
  };
}

const rows = Array.from({ length: 60 }, (_, at): [number, number, number, number] => [at * 2, 0, at * 2 + 1, 1]);

it('[CV7] finds what touches a box in the order of the file, also where the box holds everything', () => {
  const index = buildMeshIndex(floorPlanOf(...rows));
  const all = rows.map((_, mesh) => mesh);
  expect(index.box).toEqual({ minX: 0, minY: 0, maxX: 119, maxY: 1 });
  expect(index.within(index.box)).toEqual(all);
  expect(index.within(growBox(index.box, 100))).toEqual(all);
  expect(index.within({ ...index.box, maxX: 118.5 })).toEqual(all);
  expect(index.within({ ...index.box, maxX: 117.5 })).toEqual(all.slice(0, -1));
  expect(index.within({ minX: 3, minY: 0.5, maxX: 6, maxY: 0.5 })).toEqual([1, 2, 3]);
  expect(index.within({ minX: 1.2, minY: 0, maxX: 1.8, maxY: 1 })).toEqual([]);
});

it('[CV7] of several under a point it takes the smallest that is asked for', () => {
  const index = buildMeshIndex(floorPlanOf([0, 0, 10, 10], [2, 2, 4, 4], [20, 0, 21, 1]));
  expect(index.at({ x: 3, y: 3 })).toBe(1);
  expect(index.at({ x: 3, y: 3 }, (mesh) => mesh !== 1)).toBe(0);
  expect(index.at({ x: 9, y: 9 })).toBe(0);
  expect(index.at({ x: 15, y: 5 })).toBeNull();
});

it('[CV7] a plan without meshes has nothing anywhere', () => {
  const index = buildMeshIndex(floorPlanOf());
  expect(isEmptyBox(index.box)).toBe(true);
  expect([index.within({ minX: 0, minY: 0, maxX: 1, maxY: 1 }), index.at({ x: 0, y: 0 })]).toEqual([[], null]);
});
