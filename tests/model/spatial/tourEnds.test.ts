import { expect, it } from 'vitest';
import { floorId, nodeId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { ROUTE_ABOVE } from '@/model/spatial/routeLines';
import { tourEnds } from '@/model/spatial/tourEnds';

const route = (from: string, to: string, x: number): Route => {
  const leg = (floor: string, at: number) => ({
    floor: floorId(floor),
    points: [
      { x: at, y: 0 },
      { x: at + 1, y: 0 },
    ],
    nodes: [],
    length: 1,
  });
  const end = (floor: string) => ({ floor: floorId(floor), node: nodeId(1) });
  return {
    legs: from === to ? [leg(from, x)] : [leg(from, x), leg(to, x + 1)],
    changes: from === to ? [] : [{ group: null, travel: null, from: end(from), to: end(to), length: 0, seconds: 0 }],
  } as unknown as Route;
};

it('[PV46] [PV63] a route with stops begins at the first, has each stop, and numbers the changes of floor through', () => {
  const elevations = new Map([
    ['lower', 0],
    ['upper', 40],
  ]);
  const at = (x: number, z: number) => ({ x, y: 0, z: z + ROUTE_ABOVE });
  expect(
    tourEnds([route('lower', 'upper', 0), route('upper', 'upper', 10), route('upper', 'lower', 20)], elevations),
  ).toEqual({
    start: at(0, 0),
    end: at(22, 0),
    stops: [at(2, 40), at(11, 40)],
    changes: [
      { at: at(1, 0), number: 1 },
      { at: at(21, 40), number: 2 },
    ],
  });
  expect(tourEnds([], elevations)).toEqual({ start: null, end: null, stops: [], changes: [] });
});
