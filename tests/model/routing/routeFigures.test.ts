import { expect, it } from 'vitest';
import { createNetwork, floorId, type Network, nodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import { isStepFreeRoute } from '@/model/routing/isStepFreeRoute';
import type { Route } from '@/model/routing/route';
import { routeDifference, routeFigures } from '@/model/routing/routeFigures';
import { RouteSession } from '@/model/routing/routeSession';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { edge, group, node, sampleNetwork, upstairs } from '../network/sampleNetwork';

function routeIn(network: Network, from: number, to: number): Route {
  const found = findRoute(new RouteSession(network, TRAVEL_TYPES), [nodeId(from)], [nodeId(to)]);
  if (!found) throw new Error(`There is no route from ${from} to ${to}.`);
  return found;
}

const isStepFree = (network: Network, from: number, to: number) =>
  isStepFreeRoute(routeIn(network, from, to), network, TRAVEL_TYPES);

it('[CF39] compares whole metres, whole seconds, changes of floor and steps, of what is shown', () => {
  const network = sampleNetwork();
  const long = routeFigures(routeIn(network, 1, 5), true);
  expect(long).toEqual({ metres: 30, seconds: Math.round(30 / 1.25 + 25 + 4), changes: 1, isStepFree: true });
  const short = routeFigures(routeIn(network, 1, 2), false);
  expect(short).toEqual({ metres: 10, seconds: 8, changes: 0, isStepFree: false });
  expect(routeDifference(short, long)).toEqual({ metres: 20, seconds: 45, changes: 1, stepFree: 1 });
  expect(routeDifference(long, short)).toEqual({ metres: -20, seconds: -45, changes: -1, stepFree: -1 });
  expect(routeDifference(long, long)).toEqual({ metres: 0, seconds: 0, changes: 0, stepFree: 0 });
});

it('[CF39] the difference is that of the shown figures, not of the exact ones', () => {
  const figures = (length: number, seconds: number) =>
    routeFigures({ legs: [{ length } as Route['legs'][number]], changes: [], seconds }, true);
  // Exactly 0.8 metres and 0.8 seconds apart.
  expect(routeDifference(figures(10.4, 8.4), figures(11.2, 9.2))).toMatchObject({ metres: 1, seconds: 1 });
  expect(routeDifference(figures(10.6, 8.6), figures(11.4, 9.4))).toMatchObject({ metres: 0, seconds: 0 });
});

it('[CF41] a route over paths and a lift is step-free, one over stairs is not', () => {
  expect(isStepFree(sampleNetwork(), 1, 5)).toBe(true);
  const { nodes, edges } = sampleNetwork();
  const stairs = createNetwork(nodes.values(), edges.values(), [group(21, [3, 4], { travel: 'stairs' })]);
  expect(isStepFree(stairs, 1, 5)).toBe(false);
  expect(isStepFree(stairs, 1, 3)).toBe(true);
  const steps = createNetwork(
    nodes.values(),
    [edge(11, 1, 2, { travel: ['stairs'] }), edge(12, 2, 3, { travel: ['stairs', 'ramp'] })],
    [],
  );
  expect(isStepFree(steps, 1, 3)).toBe(false);
  expect(isStepFree(steps, 2, 3)).toBe(true);
});

it('[CF41] a step-free path beside the steps counts in its own direction alone', () => {
  const beside = (direction: -1 | 1) =>
    createNetwork(
      [node(1, 0, 0), node(2, 10, 0)],
      [edge(11, 1, 2, { travel: ['stairs'] }), edge(12, 1, 2, { travel: ['ramp'], direction, weight: 50 })],
    );
  expect(isStepFree(beside(1), 1, 2)).toBe(true);
  expect(isStepFree(beside(-1), 1, 2)).toBe(false);
  expect(isStepFree(beside(-1), 2, 1)).toBe(true);
});

it('[CF41] a lift that passes a stop is one ride, and a route of one node has no steps', () => {
  const high = createNetwork(
    [node(1, 0, 0), node(3, 10, 10), upstairs(4, 10, 10), upstairs(6, 10, 10, { z: 8, floor: floorId('top') })],
    [edge(11, 1, 3)],
    [group(21, [3, 4, 6])],
  );
  expect(isStepFree(high, 1, 6)).toBe(true);
  expect(isStepFree(high, 1, 1)).toBe(true);
});
