import { describe, expect, it } from 'vitest';
import { createNetwork, type MapNode, type Network, nodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import { edge, group, node, upstairs } from '../network/sampleNetwork';

const TYPES = [
  { key: 'walk', name: 'Walking', access: 0 as const, speed: 1.4, wait: 0 },
  { key: 'lift', name: 'Lift', access: 1 as const, speed: 1, wait: 25 },
];

const route = (network: Network, from: number, to: number) =>
  findRoute(new RouteSession(network, TYPES), [nodeId(from)], [nodeId(to)]);

/** A lift with doors 2 and 3 on the ground floor, 5 and perhaps 7 above, and a way around it by 6. */
const building = (around: number | null, weight = 0, others: readonly MapNode[] = []): Network =>
  createNetwork(
    [node(1, 0, 0), node(2, 2, 0), node(3, 4, 0), node(4, 6, 0), node(6, 3, around ?? 0), upstairs(5, 2, 0), ...others],
    [edge(1, 1, 2), edge(2, 3, 4), ...(around === null ? [] : [edge(3, 2, 6), edge(4, 6, 3)])],
    [group(1, [2, 3, 5, ...others.map(({ id }) => id)], { weight })],
  );

describe('a lift with doors on two sides of a floor', () => {
  it.each([
    [4, 0],
    [30, 0],
    [4, 20],
    [30, 20],
  ])('[RO15] is no short cut where a way of %d m leads around it, with weight %d', (around, weight) => {
    const found = route(building(around, weight), 1, 4);
    expect(found?.nodes).toEqual([1, 2, 6, 3, 4]);
    expect(found?.changes).toEqual([]);
  });

  it.each([0, 20])('[RO15] leads from both doors to every floor and back, with weight %d', (weight) => {
    const network = building(null, weight, [upstairs(7, 4, 0)]);
    for (const [from, to] of [
      [1, 5],
      [1, 7],
      [4, 5],
      [4, 7],
      [5, 1],
      [7, 1],
      [5, 4],
      [7, 4],
    ] as const) {
      const found = route(network, from, to);
      expect([from, to, found?.changes.length]).toEqual([from, to, 1]);
      expect(found?.changes[0]?.from.floor).not.toBe(found?.changes[0]?.to.floor);
    }
  });

  it('[RO15] is never ridden from a floor to itself, also where nothing leads around it', () => {
    for (const { from, to } of route(building(null), 1, 4)?.changes ?? []) expect(from.floor).not.toBe(to.floor);
  });
});
