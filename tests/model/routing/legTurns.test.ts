import { expect, it } from 'vitest';
import type { Point } from '@/model/geometry/points';
import { legTurns } from '@/model/routing/legTurns';

const along = (...places: readonly (readonly [number, number])[]): readonly Point[] =>
  places.map(([x, y]) => ({ x, y }));

it('[AX17] bends are turns to the side on which they lie, and straight parts are one step', () => {
  // East, on east, south, east, north: on a floor plan the y axis points down.
  expect(legTurns(along([0, 0], [4, 0], [10, 0.2], [10, 8], [15, 8], [15, 2]))).toEqual([
    { turn: 'ahead', metres: 4 + Math.hypot(6, 0.2) },
    { turn: 'right', metres: expect.closeTo(7.8) },
    { turn: 'left', metres: 5 },
    { turn: 'left', metres: 6 },
  ]);
});

it.each([
  [30, 'slight-right'],
  [-30, 'slight-left'],
  [90, 'right'],
  [-90, 'left'],
  [150, 'sharp-right'],
  [-150, 'sharp-left'],
  [180, 'back'],
  [10, 'ahead'],
] as const)('[AX17] %d degrees are %s', (degrees, turn) => {
  const radians = (degrees * Math.PI) / 180;
  const steps = legTurns(along([0, 0], [10, 0], [10 + 5 * Math.cos(radians), 5 * Math.sin(radians)]));
  expect(steps.at(-1)?.turn).toBe(turn);
});

it('[AX17] a part of a few centimetres is no turn, and its length counts', () => {
  const steps = legTurns(along([0, 0], [5, 0], [5, 0.1], [9, 0.1]));
  expect(steps).toHaveLength(1);
  expect(steps[0]?.metres).toBeCloseTo(9.1);
  expect(legTurns([])).toEqual([]);
});
