import { describe, expect, it } from 'vitest';
import { createNetwork, nodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import { seeded } from '../network/randomEdits';
import { edge, group, node, sampleNetwork, upstairs } from '../network/sampleNetwork';
import { randomPairs, TYPES } from './randomNetwork';

const n = nodeId;

describe('findRoute', () => {
  it('[RO9] [RO10] tells a way over two floors', () => {
    const route = findRoute(new RouteSession(sampleNetwork(), TYPES), [n(1)], [n(5)]);
    expect(route).toEqual({
      nodes: [1, 2, 3, 4, 5],
      legs: [
        {
          floor: 'ground',
          nodes: [1, 2, 3],
          points: [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
            { x: 10, y: 10 },
          ],
          length: 20,
        },
        {
          floor: 'upper',
          nodes: [4, 5],
          points: [
            { x: 10, y: 10 },
            { x: 0, y: 10 },
          ],
          length: 10,
        },
      ],
      changes: [
        {
          group: 21,
          travel: 'lift',
          from: { floor: 'ground', node: 3 },
          to: { floor: 'upper', node: 4 },
          length: 4,
          seconds: 24,
        },
      ],
      length: 34,
      seconds: 20 / 1.5 + 24 + 10 / 1.5,
      cost: 34,
    });
  });

  it.each([0, 30])('[RO9] [RO10] one ride passes a stop by and waits once, weight %i', (weight) => {
    const network = createNetwork(
      [node(1, 0, 0), upstairs(2, 0, 0), node(3, 0, 0, { z: 8, dynamicRoute: 7 })],
      [],
      [group(21, [1, 2, 3], { weight, multiplier: 2 })],
    );
    const route = findRoute(new RouteSession(network, TYPES), [n(1)], [n(3)], { delays: new Map([[7, 60]]) });
    expect(route).toMatchObject({ nodes: [1, 2, 3], length: 8, seconds: 4 + 20 + 60, cost: 4 + weight });
    expect(route?.changes).toHaveLength(1);
    expect(route?.legs.map(({ nodes }) => nodes)).toEqual([[1], [3]]);
  });

  it('[RO9] from one group into the next is two rides', () => {
    const network = createNetwork(
      [node(1, 0, 0), upstairs(2, 0, 0), node(3, 0, 0, { z: 8 })],
      [],
      [group(21, [1, 2]), group(22, [2, 3])],
    );
    const route = findRoute(new RouteSession(network, TYPES), [n(1)], [n(3)]);
    expect(route?.changes.map((change) => change.group)).toEqual([21, 22]);
    expect(route?.seconds).toBe(8 + 40);
  });

  it('[RO9] a path between floors changes the floor without a group', () => {
    const network = createNetwork([node(1, 0, 0), upstairs(2, 3, 0)], [edge(11, 1, 2, { travel: ['stairs'] })]);
    const route = findRoute(new RouteSession(network, TYPES), [n(1)], [n(2)]);
    expect(route?.changes).toMatchObject([{ group: null, travel: 'stairs', length: 5, seconds: 10 }]);
  });

  it('[RO10] takes the quickest way that may be used, and counts delays on the way', () => {
    const network = createNetwork(
      [node(1, 0, 0), node(2, 15, 0, { dynamicRoute: 1 }), node(3, 30, 0, { dynamicRoute: 9 })],
      [edge(11, 1, 2, { travel: ['stairs', 'walk'] }), edge(12, 2, 3, { travel: [] })],
    );
    const route = findRoute(new RouteSession(network, TYPES), [n(1)], [n(3)], { delays: new Map([[1, 100]]) });
    expect(route?.seconds).toBeCloseTo(15 / 1.5 + 15 / 1.4 + 100);
  });

  it.each([1, 2, 3])('[RO14] shows the same of equal ways whatever came before, seed %i', (seed) => {
    const side = 9;
    const number = (column: number, row: number): number => 1 + row * side + column;
    const nodes = Array.from({ length: side * side }, (_, i) => node(i + 1, i % side, Math.floor(i / side)));
    const edges = nodes.flatMap(({ id, x, y }) => [
      ...(x + 1 < side ? [edge(1000 + id, id, number(x + 1, y))] : []),
      ...(y + 1 < side ? [edge(2000 + id, id, number(x, y + 1))] : []),
      ...(x + 2 < side ? [edge(3000 + id, id, number(x + 2, y))] : []),
    ]);
    const network = createNetwork(nodes, edges);
    const used = new RouteSession(network, TYPES);
    const random = seeded(seed);
    for (const [from, to] of randomPairs(network, random, 30)) {
      const anew = findRoute(new RouteSession(network, TYPES), [from], [to]);
      expect(findRoute(used, [from], [to])).toEqual(anew);
      used.prepare();
      expect(findRoute(used, [from], [to])).toEqual(anew);
      expect(anew?.cost).toBeCloseTo(used.find([from], [to])!.cost, 9);
    }
  });

  it('[RO9] is a point where it ends where it begins', () => {
    const route = findRoute(new RouteSession(sampleNetwork(), TYPES), [n(1)], [n(1)]);
    expect(route).toEqual({
      nodes: [1],
      legs: [{ floor: 'ground', nodes: [1], points: [{ x: 0, y: 0 }], length: 0 }],
      changes: [],
      length: 0,
      seconds: 0,
      cost: 0,
    });
    expect(findRoute(new RouteSession(sampleNetwork(), TYPES), [n(1)], [n(99)])).toBeNull();
  });
});
