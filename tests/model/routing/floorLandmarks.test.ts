import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls } from '@/model/floorPlan/walls';
import { type Landmark, landmarkAt } from '@/model/routing/floorLandmarks';
import { floorPlanOf } from '../../support/boxFloorPlan';

type Boxes = Parameters<typeof floorPlanOf>[0];
const floorOf = (boxes: Boxes) => {
  const drawn = drawnFloor(floorPlanOf(boxes));
  return { drawn, walls: buildWalls(drawn) };
};
const entrance = (name: string, x: number, y: number, mesh: string | null = null): Landmark => ({
  name,
  floor: 'ground',
  at: { x, y },
  mesh,
});
const room = (name: string, mesh: string): Landmark => ({ name, floor: 'ground', at: null, mesh });

const TURN = { x: 0, y: 0 };
const APPROACH = { x: -6, y: 0 };
const SHOPS = { corridor: [-20, -2, 20, 2], bakery: [1, 2, 9, 12], bank: [-12, 2, -3, 12] } as const;

it('[PV40] an entrance is preferred to an outline that is a little nearer', () => {
  const landmarks = [room('Bakery', 'bakery'), entrance('Bank', -5, 2, 'bank')];
  expect(landmarkAt(TURN, APPROACH, landmarks, floorOf(SHOPS))).toBe('Bank');
  expect(
    landmarkAt(TURN, APPROACH, [room('Bakery', 'bakery'), entrance('Bank', -7.9, 2, 'bank')], floorOf(SHOPS)),
  ).toBe('Bakery');
});

it.each<[string, readonly Landmark[], string | null]>([
  ['a room without an entrance by its outline', [room('Bakery', 'bakery')], 'Bakery'],
  ['nothing that is further than 8 m', [entrance('Far', 8.1, 0)], null],
  ['a room that the floor plan does not have', [room('Gone', 'gone')], null],
])('[PV40] names %s', (_what, landmarks, expected) => {
  expect(landmarkAt(TURN, APPROACH, landmarks, floorOf(SHOPS))).toBe(expected);
});

it('[PV40] knows no outline as long as the floor plan is not there', () => {
  expect(landmarkAt(TURN, APPROACH, [room('Bakery', 'bakery'), entrance('Bank', -5, 2, 'bank')], null)).toBe('Bank');
});

it('[PV40] names nothing behind a wall, and a shop whose front is a wall', () => {
  const floor = floorOf({ ...SHOPS, wall: [-20, 1.9, 20, 2.2], 'wall-2': [2, -8, 2.2, 1.9] });
  expect(landmarkAt(TURN, APPROACH, [entrance('Hidden', 5, 0)], floor)).toBeNull();
  expect(landmarkAt(TURN, APPROACH, [room('Bakery', 'bakery')], floor)).toBe('Bakery');
  expect(landmarkAt(TURN, APPROACH, [entrance('Seen', 0, -5)], floor)).toBe('Seen');
});

it('[PV40] names nothing behind the rooms of a floor plan without walls', () => {
  const floor = floorOf({ ...SHOPS, kiosk: [-2, -4, 4, -1] });
  expect(landmarkAt(TURN, APPROACH, [entrance('Behind', 1, -6)], floor)).toBeNull();
});
