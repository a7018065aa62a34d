import { describe, expect, it } from 'vitest';
import { createNetwork, floorId, type Network, nodeId } from '@/model/network/network';
import { explainNoRoute, type RouteEnd } from '@/model/routing/explainNoRoute';
import { edge, group, node, upstairs } from '../network/sampleNetwork';
import { TYPES } from './randomNetwork';

const end = (...ids: number[]): RouteEnd => ({ nodes: ids.map(nodeId) });
const explain = (network: Network, from: RouteEnd, to: RouteEnd, options = {}) =>
  explainNoRoute(network, TYPES, options, from, to);
const row = [node(1, 0, 0), node(2, 10, 0), node(3, 20, 0), node(4, 30, 0)];

describe('explainNoRoute', () => {
  it('[RO11] the destination has no node', () => {
    const place = { floor: floorId('ground'), point: { x: 5, y: 6 } };
    expect(explain(createNetwork(row), end(1), { nodes: [], place })).toMatchObject({
      reason: 'no-node-on-mesh',
      place,
    });
    expect(explain(createNetwork(row), end(99), end(1))).toMatchObject({ reason: 'no-node-on-mesh', place: null });
  });

  it('[RO11] a closed node on the way, or as the only end', () => {
    const network = createNetwork(
      [row[0]!, node(2, 10, 0, { open: false }), row[2]!],
      [edge(11, 1, 2), edge(12, 2, 3)],
    );
    const closed = { reason: 'closed-node', nodes: [2], place: { floor: 'ground', point: { x: 10, y: 0 } } };
    expect(explain(network, end(1), end(3))).toMatchObject(closed);
    expect(explain(network, end(1), end(2))).toMatchObject(closed);
  });

  it('[RO11] against a one-way path', () => {
    const network = createNetwork(row, [edge(11, 1, 2), edge(12, 2, 3, { direction: -1 }), edge(13, 3, 4)]);
    expect(explain(network, end(1), end(4))).toMatchObject({
      reason: 'one-way-trap',
      edges: [12],
      place: { point: { x: 10, y: 0 } },
    });
  });

  it('[RO11] against a one-way ride', () => {
    const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0)], [], [group(21, [1, 2], { type: 'FROM' })]);
    expect(explain(network, end(1), end(2))).toMatchObject({ reason: 'one-way-trap', groups: [21] });
  });

  it('[RO11] only stairs, or only ways that are left out', () => {
    const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0)], [], [group(21, [1, 2], { travel: 'stairs' })]);
    expect(explain(network, end(1), end(2), { stepFree: true })).toMatchObject({
      reason: 'only-stairs',
      groups: [21],
      place: { floor: 'ground', point: { x: 0, y: 0 } },
    });
    expect(explain(network, end(1), end(2), { travel: new Set(['walk']) })).toMatchObject({
      reason: 'travel-left-out',
    });
  });

  it('[RO11] a group with one stop, or with one that is open', () => {
    const nodes = [node(1, 0, 0), node(2, 10, 0), upstairs(3, 10, 0)];
    const alone = createNetwork(nodes, [edge(11, 1, 2)], [group(21, [2])]);
    expect(explain(alone, end(1), end(3))).toMatchObject({ reason: 'single-node-group', groups: [21], nodes: [2] });
  });

  it('[RO11] an island, with both sides of the gap', () => {
    const network = createNetwork(row, [edge(11, 1, 2), edge(12, 3, 4)]);
    const result = explain(network, end(1), end(4));
    expect(result.reason).toBe('island');
    expect(new Set(result.nodes)).toEqual(new Set([2, 3]));
  });

  it('[RO11] several things at once: the first on the way', () => {
    const network = createNetwork(
      [row[0]!, row[1]!, node(3, 20, 0, { open: false }), row[3]!],
      [edge(11, 1, 2, { direction: -1 }), edge(12, 2, 3), edge(13, 3, 4)],
    );
    expect(explain(network, end(1), end(4))).toMatchObject({ reason: 'one-way-trap', edges: [11] });
  });
});
