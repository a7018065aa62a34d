import { expect, it } from 'vitest';
import { floorId, groupId, nodeId } from '@/model/network/network';
import type { Landmark } from '@/model/routing/floorLandmarks';
import type { Route, RouteLeg } from '@/model/routing/route';
import { routeGuidance } from '@/model/routing/routeGuidance';

const GROUND = floorId('ground');
const FIRST = floorId('first');
type Places = readonly (readonly [number, number])[];

function leg(floor: RouteLeg['floor'], places: Places): RouteLeg {
  const points = places.map(([x, y]) => ({ x, y }));
  const length = points
    .slice(1)
    .reduce((sum, { x, y }, at) => sum + Math.hypot(x - points[at]!.x, y - points[at]!.y), 0);
  return { floor, points, nodes: [], length };
}

function routeOf(...legs: RouteLeg[]): Route {
  const end = (floor: RouteLeg['floor']) => ({ floor, node: nodeId(1) });
  const changes = legs.slice(1).map(({ floor }, at) => ({
    group: groupId(1),
    travel: 'lift',
    from: end(legs[at]!.floor),
    to: end(floor),
    length: 0,
    seconds: 20,
  }));
  return { nodes: [], legs, changes, length: 0, seconds: 60, cost: 0 };
}

const landmark = (name: string, x: number, y: number, floor = 'ground'): Landmark => ({
  name,
  floor,
  at: { x, y },
  mesh: null,
});
const words = (route: Route, landmarks: readonly Landmark[] = []) =>
  routeGuidance(route, landmarks, new Map()).map((step) =>
    step.kind === 'walk' ? [step.floor, step.turn, Math.round(step.metres), step.landmark] : ['change', step.number],
  );

it('[PV26] a route is told turn by turn, with the place nearest to each turn', () => {
  const route = routeOf(
    leg(GROUND, [
      [0, 0],
      [20, 0],
      [20, 15],
      [40, 15],
    ]),
  );
  const bank = landmark('Bank', 21, 2);
  const near = [bank, landmark('Bakery', 24, 0), landmark('Upstairs', 20, 0, 'first'), landmark('Far', 20, 23.5)];
  expect(words(route, near)).toEqual([
    ['ground', 'start', 20, 'Bank'],
    ['ground', 'right', 15, 'Bank'],
    ['ground', 'left', 20, null],
  ]);
});

it('[PV26] changes of floor stand between the walks, each of which begins anew', () => {
  const route = routeOf(
    leg(GROUND, [
      [0, 0],
      [10, 0],
    ]),
    leg(FIRST, [
      [10, 0],
      [10, 9],
      [30, 9],
    ]),
  );
  expect(words(route)).toEqual([
    ['ground', 'start', 10, null],
    ['change', 1],
    ['first', 'start', 9, null],
    ['first', 'left', 20, null],
  ]);
});

it.each<[string, Places, readonly (readonly [string, number])[]]>([
  [
    'a first stretch',
    [
      [0, 0],
      [2.5, 0],
      [2.5, 12],
    ],
    [['start', 15]],
  ],
  [
    'a last stretch',
    [
      [0, 0],
      [12, 0],
      [12, 3],
    ],
    [['start', 15]],
  ],
  [
    'a step aside',
    [
      [0, 0],
      [12, 0],
      [12, 3],
      [30, 3],
    ],
    [['start', 33]],
  ],
  [
    'a turn back in two',
    [
      [0, 0],
      [12, 0],
      [12, 3],
      [0, 3],
    ],
    [
      ['start', 12],
      ['back', 15],
    ],
  ],
  [
    'a wide turn',
    [
      [0, 0],
      [12, 0],
      [14.4, 1.8],
      [14.4, 20],
    ],
    [
      ['start', 14],
      ['right', 20],
    ],
  ],
])('[PV26] no step is shorter than four metres, and no metre is lost: %s', (_name, places, expected) => {
  expect(words(routeOf(leg(GROUND, places))).map(([, turn, metres]) => [turn, metres])).toEqual(expected);
});

it('[PV26] a route that is shorter than four metres is one step', () => {
  expect(
    words(
      routeOf(
        leg(GROUND, [
          [0, 0],
          [1, 0],
          [1, 1.5],
        ]),
      ),
    ),
  ).toEqual([['ground', 'start', 3, null]]);
});
