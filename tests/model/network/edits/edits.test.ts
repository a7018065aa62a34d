import { describe, expect, it } from 'vitest';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { createGroup } from '@/model/network/edits/createGroup';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { duplicateNodes } from '@/model/network/edits/duplicateNodes';
import { joinGroup } from '@/model/network/edits/joinGroup';
import { leaveGroup } from '@/model/network/edits/leaveGroup';
import { mergeNodes } from '@/model/network/edits/mergeNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { reverseEdges } from '@/model/network/edits/reverseEdges';
import { setEdges } from '@/model/network/edits/setEdges';
import { setGroup } from '@/model/network/edits/setGroup';
import { setNodes } from '@/model/network/edits/setNodes';
import { splitEdge } from '@/model/network/edits/splitEdge';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { below, randomEdit, seeded } from '../randomEdits';
import { edge, group, isWhole, node, sampleNetwork } from '../sampleNetwork';

const ground = floorId('ground');

describe('edits', () => {
  it('[PL1] number new records downwards from -1', () => {
    const first = addNode({ floor: ground, x: 1, y: 2, z: 0 })(sampleNetwork());
    const second = addNode({ floor: ground, x: 3, y: 4, z: 0, name: 'Hall' })(first);
    expect(second.nodes.get(nodeId(-1))).toEqual(node(-1, 1, 2));
    expect(second.nodes.get(nodeId(-2))).toEqual(node(-2, 3, 4, { name: 'Hall' }));
    expect(createNetwork(second.nodes.values()).nextId).toBe(-3);
  });

  it('[PL2] delete a node with its paths and stops', () => {
    const network = deleteNodes([nodeId(3)])(sampleNetwork());
    expect([...network.edges.keys()]).toEqual([11, 13]);
    expect(network.groups.get(groupId(21))?.nodes).toEqual([4]);
  });

  it('[PL2] delete a group with its last node', () => {
    expect(deleteNodes([nodeId(3), nodeId(4)])(sampleNetwork()).groups.size).toBe(0);
  });

  it('[PL3] join two nodes of a floor once', () => {
    const before = sampleNetwork();
    const network = connectNodes(nodeId(1), nodeId(3), { multiplier: 2.004 })(before);
    expect(network.edges.get(edgeId(-1))).toEqual(edge(-1, 1, 3, { travel: ['walk'], multiplier: 2 }));
    for (const [from, to] of [
      [3, 1],
      [1, 1],
      [3, 4],
      [1, 99],
    ] as const)
      expect(connectNodes(nodeId(from), nodeId(to))(network)).toBe(network);
  });

  it('[PL4] split a path and share its weight', () => {
    const before = createNetwork(
      [node(1, 0, 0), node(2, 10, 0, { z: 2 })],
      [edge(11, 1, 2, { direction: 1, weight: 50, multiplier: 0.5, multiplierZ: 3, travel: ['ramp'] })],
    );
    const network = splitEdge(edgeId(11), { x: 3, y: 7 })(before);
    const kept = { direction: 1, multiplier: 0.5, multiplierZ: 3, travel: ['ramp'] } as const;
    expect(network.nodes.get(nodeId(-1))).toMatchObject({ x: 3, y: 0, floor: ground });
    expect(network.nodes.get(nodeId(-1))?.z).toBeCloseTo(0.6);
    expect([...network.edges.values()]).toEqual([
      edge(11, 1, -1, { ...kept, weight: 15 }),
      edge(-2, -1, 2, { ...kept, weight: 35 }),
    ]);
  });

  it('[PL5] keep settings of a path in their limits', () => {
    const settings = { weight: 20_000, multiplier: 0.001, multiplierZ: -1 };
    const network = setEdges([edgeId(11)], settings)(sampleNetwork());
    expect(network.edges.get(edgeId(11))).toEqual(
      edge(11, 1, 2, { weight: 10_000, multiplier: 0.01, multiplierZ: 0.01 }),
    );
    const far = { weight: -1e9, multiplier: Number.NaN, multiplierZ: 1e9 };
    expect(setEdges([edgeId(11)], far)(network).edges.get(edgeId(11))).toEqual(
      edge(11, 1, 2, { weight: -10_000, multiplier: 1, multiplierZ: 1000 }),
    );
    expect(setGroup(groupId(21), { multiplier: 1e9 })(network).groups.get(groupId(21))?.multiplier).toBe(100);
  });

  it('[PL6] turn one-way paths round', () => {
    const network = setEdges([edgeId(11)], { direction: 1 })(sampleNetwork());
    const turned = reverseEdges([edgeId(11), edgeId(12)])(network);
    expect(turned.edges.get(edgeId(11))?.direction).toBe(-1);
    expect(turned.edges.get(edgeId(12))).toBe(network.edges.get(edgeId(12)));
    expect(reverseEdges([edgeId(12)])(network)).toBe(network);
  });

  it('[PL7] make, join and leave a transit group', () => {
    const made = createGroup([nodeId(1)])(sampleNetwork());
    const id = groupId(-1);
    expect(made.groups.get(id)).toEqual(group(-1, [1], { name: 'New Transit Group', travel: '' }));
    const joined = joinGroup(id, nodeId(5))(made);
    expect(joined.groups.get(id)?.nodes).toEqual([1, 5]);
    const left = leaveGroup(id, nodeId(1))(joined);
    expect(left.groups.get(id)?.nodes).toEqual([5]);
    expect(leaveGroup(id, nodeId(5))(left).groups.has(id)).toBe(false);
  });

  it('[PL8] copy nodes with the paths between them', () => {
    const before = setNodes([nodeId(1)], { mesh: 'shop', name: 'Shop' })(sampleNetwork());
    const network = duplicateNodes([nodeId(1), nodeId(2)], { x: 5, y: 6 })(before);
    expect(network.nodes.get(nodeId(-1))).toEqual(node(-1, 5, 6, { name: 'Shop' }));
    expect(network.nodes.get(nodeId(-2))).toEqual(node(-2, 15, 6));
    expect(network.edges.get(edgeId(-3))).toEqual(edge(-3, -1, -2));
    expect(network.edges.size).toBe(4);
  });

  it('[PL10] unite nodes', () => {
    const before = createNetwork(
      [node(1, 0, 0), node(2, 0, 0, { mesh: 'shop' }), node(3, 9, 9)],
      [edge(11, 1, 2), edge(12, 2, 3), edge(13, 3, 1)],
      [group(21, [1, 2]), group(22, [2, 3])],
    );
    const network = mergeNodes(nodeId(1), [nodeId(2)])(before);
    expect([...network.nodes.values()]).toEqual([
      node(1, 0, 0, { mesh: 'shop', absorbed: [nodeId(2)] }),
      node(3, 9, 9),
    ]);
    expect([...network.edges.values()]).toEqual([edge(12, 1, 3)]);
    expect([...network.groups.values()]).toEqual([group(21, [1]), group(22, [1, 3])]);
  });

  it('[PL11] move nodes and change what is said about them', () => {
    const before = sampleNetwork();
    const moved = moveNodes(new Map([[nodeId(1), { x: 7, y: 8 }]]))(before);
    expect(moved.nodes.get(nodeId(1))).toEqual(node(1, 7, 8));
    expect(setNodes([nodeId(1)], { open: false })(moved).nodes.get(nodeId(1))).toEqual(node(1, 7, 8, { open: false }));
    expect(moveNodes(new Map([[nodeId(1), { x: 0, y: 0 }]]))(before)).toBe(before);
    expect(setNodes([nodeId(1)], { name: '' })(before)).toBe(before);
  });

  it.each([1, 2, 3])('[PL9] leave the plan whole and the one before untouched, seed %i', (seed) => {
    const random = seeded(seed);
    let network = sampleNetwork();
    for (let step = 0; step < 400; step++) {
      const before = structuredClone(network);
      const next = randomEdit(network, random)(network);
      expect(network).toEqual(before);
      expect(isWhole(next)).toBe(true);
      network = network.nodes.size > 40 ? deleteNodes([...next.nodes.keys()].slice(below(random, 9), 30))(next) : next;
    }
    expect(network.nextId).toBeLessThan(-50);
  });
});
