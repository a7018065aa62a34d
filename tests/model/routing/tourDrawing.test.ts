import { expect, it } from 'vitest';
import { floorId, nodeId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { tourDrawing } from '@/model/routing/tourDrawing';

const GROUND = floorId('ground');
const UPPER = floorId('upper');
const leg = (floor: typeof GROUND, from: number, to: number) => ({
  floor,
  nodes: [],
  points: [
    { x: from, y: 0 },
    { x: to, y: 0 },
  ],
  length: Math.abs(to - from),
});

/** Along a floor, and by a lift to the same place of the other one, and on. */
const route = (from: typeof GROUND, to: typeof GROUND, xs: readonly [number, number, number]): Route => ({
  nodes: [],
  legs: [leg(from, xs[0], xs[1]), leg(to, xs[1], xs[2])],
  changes: [
    {
      group: null,
      travel: null,
      from: { floor: from, node: nodeId(1) },
      to: { floor: to, node: nodeId(2) },
      length: 0,
      seconds: 0,
    },
  ],
  length: 0,
  seconds: 0,
  cost: 0,
});

it('[PV46] routes from stop to stop are one drawing, with their changes of floors numbered on', () => {
  const routes = [route(GROUND, UPPER, [0, 10, 20]), route(UPPER, GROUND, [20, 30, 40])];
  expect(tourDrawing(routes, GROUND)).toEqual({
    lines: [leg(GROUND, 0, 10).points, leg(GROUND, 30, 40).points],
    start: { x: 0, y: 0 },
    end: { x: 40, y: 0 },
    stops: [],
    changes: [
      { at: { x: 10, y: 0 }, number: 1 },
      { at: { x: 30, y: 0 }, number: 2 },
    ],
  });
  const upper = tourDrawing(routes, UPPER);
  expect([upper.start, upper.end, upper.stops]).toEqual([null, null, [{ x: 20, y: 0 }]]);
  expect(tourDrawing([], UPPER)).toEqual({ lines: [], start: null, end: null, stops: [], changes: [] });
});
