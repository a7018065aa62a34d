import { describe, expect, it } from 'vitest';
import { createNetwork, edgeId, type Network, nodeId } from '@/model/network/network';
import { dropNode } from '@/model/network/operations/dropNode';
import { edge, group, isWhole, node, upstairs } from '../sampleNetwork';

const nodes = [node(1, 0, 0), node(2, 10, 0), node(3, 20, 0), node(4, 5, 8)];
const network = createNetwork(nodes, [edge(11, 1, 2, { weight: 40 }), edge(12, 2, 3), edge(13, 3, 4)]);
const dropped = (on: Network, x: number, y: number, isFixed = false) => {
  const operation = dropNode(on, nodeId(4), { x, y }, null, isFixed);
  return { ...operation, after: operation.edit(on) };
};

describe('[PL102] a node that is dropped', () => {
  it('on another node becomes that node, with its paths', () => {
    const { after, select, note } = dropped(network, 10, 0);
    expect([select, note]).toEqual([
      { type: 'node', ids: [2] },
      { kind: 'mergeNodes', count: 2 },
    ]);
    expect([after.nodes.has(nodeId(4)), isWhole(after)]).toEqual([false, true]);
    expect([...after.edges.values()].map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('on a path becomes part of it', () => {
    const { after, select } = dropped(network, 5, 0);
    expect(select).toEqual({ type: 'node', ids: [4] });
    expect(after.nodes.get(nodeId(4))).toMatchObject({ x: 5, y: 0 });
    expect(after.edges.get(edgeId(11))).toMatchObject({ from: 1, to: 4, weight: 20 });
    expect([after.nodes.size, after.edges.size, isWhole(after)]).toEqual([4, 4, true]);
  });

  it.each([
    ['elsewhere', 5, 4],
    ['beside a path', 5, 0.01],
  ])('%s only moves', (_, x, y) => {
    const { after, note } = dropped(network, x, y);
    expect(note).toEqual({ kind: 'moveNodes', count: 1 });
    expect([after.nodes.size, after.edges.size]).toEqual([4, 3]);
    expect(after.nodes.get(nodeId(4))).toMatchObject({ x, y });
  });

  it('on its own path only moves', () => {
    const { after } = dropped(createNetwork(nodes, [edge(13, 3, 4)]), 19, 0);
    expect([after.nodes.size, after.edges.size]).toEqual([4, 1]);
  });

  it('keeps the entrances of different rooms, the stops of different groups, and a kiosk apart', () => {
    const rooms = createNetwork([node(2, 10, 0, { mesh: 'bar' }), node(4, 5, 8, { mesh: 'shop' })]);
    expect(dropped(rooms, 10, 0).after.nodes.size).toBe(2);
    const lifts = createNetwork(
      [node(2, 10, 0), node(4, 5, 8), upstairs(5, 0, 0), upstairs(6, 1, 0)],
      [],
      [group(21, [2, 5]), group(22, [4, 6])],
    );
    expect(dropped(lifts, 10, 0).after.nodes.size).toBe(4);
    expect(dropped(network, 10, 0, true).after.nodes.size).toBe(4);
  });

  it('outside of the floor plan is blocked', () => {
    const bounds = { minX: 0, minY: 0, maxX: 8, maxY: 8 };
    expect(dropNode(network, nodeId(4), { x: 10, y: 0 }, bounds, false).blockedBy).toBe('out-of-bounds');
  });
});
