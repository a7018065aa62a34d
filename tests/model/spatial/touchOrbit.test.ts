import { expect, it } from 'vitest';
import type { Fingers } from '@/model/geometry/pinch';
import { groundAt, type Lens, type Orbit, type OrbitBounds } from '@/model/spatial/orbit';
import { moveFingers, startFingers } from '@/model/spatial/touchOrbit';

const LENS: Lens = { width: 400, height: 800, centre: { x: 200, y: 300 } };
const BOUNDS: OrbitBounds = { minX: -99, minY: -99, maxX: 99, maxY: 99, nearest: 10, farthest: 900 };
const ORBIT: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 0, tilt: 0.5 };
const pair = (x0: number, y0: number, x1: number, y1: number): Fingers => [
  { x: x0, y: y0 },
  { x: x1, y: y1 },
];

/** Moves two fingers through places, one after another. */
function moved(...places: readonly Fingers[]): Orbit {
  let state = { fingers: startFingers(places[0]!), orbit: ORBIT };
  for (const place of places.slice(1)) state = moveFingers(state.fingers, place, state.orbit, LENS, BOUNDS);
  return state.orbit;
}

it('[PV66] fingers that hardly move mean nothing yet', () => {
  expect(moved(pair(100, 300, 300, 300), pair(101, 305, 300, 304))).toBe(ORBIT);
});

it('[PV66] fingers that move up together tilt the map and do nothing else', () => {
  const orbit = moved(pair(100, 300, 300, 300), pair(101, 285, 301, 284), pair(102, 260, 302, 262));
  expect(orbit.tilt).toBeGreaterThan(ORBIT.tilt);
  expect([orbit.distance, orbit.turn]).toEqual([ORBIT.distance, ORBIT.turn]);
  expect(moved(pair(100, 300, 300, 300), pair(100, 340, 300, 340)).tilt).toBeLessThan(ORBIT.tilt);
});

it('[PV66] fingers that move apart come nearer, and keep the ground between them', () => {
  const orbit = moved(pair(150, 300, 250, 300), pair(100, 300, 300, 300));
  expect(orbit.distance).toBeCloseTo(50);
  expect(orbit.tilt).toBe(ORBIT.tilt);
  const [before, after] = [groundAt(ORBIT, LENS, { x: 200, y: 300 }), groundAt(orbit, LENS, { x: 200, y: 300 })];
  expect(after?.x).toBeCloseTo(before!.x);
});

it('[PV66] fingers that turn around one another turn the map, after a dead zone', () => {
  const slight = moved(pair(100, 300, 300, 300), pair(100, 290, 300, 310));
  expect(slight.turn).toBe(0);
  const turned = moved(pair(100, 300, 300, 300), pair(110, 260, 290, 340), pair(130, 230, 270, 370));
  expect(turned.turn).toBeGreaterThan(0.1);
});
