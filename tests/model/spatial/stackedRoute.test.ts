import { expect, it } from 'vitest';
import { EMPTY_BOX } from '@/model/geometry/box';
import { floorId, nodeId } from '@/model/network/network';
import type { FloorChange, RouteLeg } from '@/model/routing/route';
import { floorElevations } from '@/model/spatial/floorStack';
import { routeEnds } from '@/model/spatial/routeEnds';
import { ROUTE_ABOVE, routeLines } from '@/model/spatial/routeLines';
import { tubeOf } from '@/model/spatial/tube';

const ORDER = ['lower', 'ground', 'upper'];
const leg = (floor: string, ...points: readonly (readonly [number, number])[]): RouteLeg => ({
  floor: floorId(floor),
  points: points.map(([x, y]) => ({ x, y })),
  nodes: [],
  length: 0,
});
const change = (from: string, to: string): FloorChange => ({
  group: null,
  travel: null,
  from: { floor: floorId(from), node: nodeId(1) },
  to: { floor: floorId(to), node: nodeId(2) },
  length: 0,
  seconds: 0,
});

it('[PV63] floors are drawn apart in their order, and a high building is no tower', () => {
  const box = { minX: 0, minY: 0, maxX: 100, maxY: 60 };
  const levels = [...floorElevations(ORDER, box).values()];
  expect(levels[0]).toBe(0);
  expect(levels[1]).toBeGreaterThan(30);
  expect(levels[2]).toBeCloseTo(2 * levels[1]!);
  const many = Array.from({ length: 12 }, (_, at) => `floor ${at}`);
  expect(Math.max(...floorElevations(many, box).values())).toBeLessThanOrEqual(120);
  expect([...floorElevations(['only'], EMPTY_BOX)]).toEqual([['only', 0]]);
});

it('[PV63] a route runs a little above its floors and climbs from one to the next', () => {
  const elevations = new Map([
    ['lower', 0],
    ['ground', 40],
  ]);
  const legs = [leg('lower', [0, 0], [5, 0]), leg('ground', [5, 0], [5, 9])];
  expect(routeLines({ legs }, elevations)).toEqual([
    [
      { x: 0, y: 0, z: ROUTE_ABOVE },
      { x: 5, y: 0, z: ROUTE_ABOVE },
      { x: 5, y: 0, z: 40 + ROUTE_ABOVE },
      { x: 5, y: 9, z: 40 + ROUTE_ABOVE },
    ],
  ]);
  expect(routeEnds({ legs, changes: [change('lower', 'ground')] }, elevations)).toEqual({
    start: { x: 0, y: 0, z: ROUTE_ABOVE },
    end: { x: 5, y: 9, z: 40 + ROUTE_ABOVE },
    changes: [{ at: { x: 5, y: 0, z: ROUTE_ABOVE }, number: 1 }],
  });
});

it('[PV63] the part of a route in another building is not drawn', () => {
  const elevations = new Map([['ground', 0]]);
  const legs = [leg('ground', [0, 0], [1, 0]), leg('elsewhere', [1, 0], [2, 0]), leg('ground', [2, 0], [3, 0])];
  expect(routeLines({ legs }, elevations).map((line) => line.map(({ x }) => x))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(routeEnds({ legs: [leg('elsewhere', [0, 0])], changes: [] }, elevations).start).toBeNull();
});

it('[PV63] the tube around a route is closed by balls, and its radius moves every vertex by as much', () => {
  const { positions, normals } = tubeOf([
    [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 10 },
      { x: 8, y: 0, z: 10 },
    ],
  ]);
  expect(positions.length).toBe(normals.length);
  for (let at = 0; at < normals.length; at += 3)
    expect(Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!)).toBeCloseTo(1, 5);
  // The scene has y up.
  expect(Math.max(...positions.filter((_, at) => at % 3 === 1))).toBe(10);
  expect(tubeOf([]).positions.length).toBe(0);
});
