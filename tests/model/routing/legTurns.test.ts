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

const turnsOf = (...places: readonly (readonly [number, number])[]) =>
  legTurns(along(...places)).map(({ turn }) => turn);
/** A bend of so many degrees around a pillar or through a wide corridor, drawn in pieces. */
const arc = (radius: number, degrees: number, pieces: number): [number, number][] =>
  Array.from({ length: pieces + 1 }, (_, at) => {
    const angle = (degrees * Math.PI * at) / (180 * pieces);
    return [20 + radius * Math.sin(angle), radius - radius * Math.cos(angle)];
  });

it.each([0.2, 0.5, 1, 1.9])('[AX17] a jog of %d m is straight on', (jog) => {
  expect(turnsOf([0, 0], [10, 0], [10, jog], [20, jog])).toEqual(['ahead']);
  expect(turnsOf([0, 0], [10, 0], [10.4, -jog], [20, -jog])).toEqual(['ahead']);
});

it.each([
  [1, 4],
  [1.5, 8],
  [2, 12],
  [3, 9],
])('[AX17] a corner of radius %d drawn in %d pieces is one turn, and its length counts', (radius, pieces) => {
  const places = along([0, 0], ...arc(radius, 90, pieces), [20 + radius, radius + 15]);
  const steps = legTurns(places);
  expect(steps.map(({ turn }) => turn)).toEqual(['ahead', 'right']);
  const walked = places
    .slice(1)
    .reduce((sum, to, at) => sum + Math.hypot(to.x - places[at]!.x, to.y - places[at]!.y), 0);
  expect(steps.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(walked);
});

it('[AX17] corners that are far from each other stay turns of their own', () => {
  expect(turnsOf([0, 0], [10, 0], [10, 3], [20, 3])).toEqual(['ahead', 'right', 'left']);
  expect(turnsOf([0, 0], [1, 0], [1, 10])).toEqual(['ahead', 'right']);
  expect(turnsOf([0, 0], [10, 0], [10, 1])).toEqual(['ahead', 'right']);
  expect(turnsOf([0, 0], [10, 0], [10, 1.2], [0, 1.2])).toEqual(['ahead', 'back']);
});
