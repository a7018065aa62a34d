import { expect, it } from 'vitest';
import { commonValue } from '@/model/network/commonValue';
import { createNetwork, edgeId, nodeId } from '@/model/network/network';
import { editNodes } from '@/model/network/operations/editNodes';
import { editPaths } from '@/model/network/operations/editPaths';
import { edge, node } from '../sampleNetwork';

const network = createNetwork(
  [node(1, 0, 0, { name: 'Door' }), node(2, 1, 0), node(3, 2, 0, { open: false })],
  [edge(11, 1, 2, { weight: 50 }), edge(12, 2, 3, { travel: ['lift', 'walk'], direction: 1 })],
);

it('[PL81] paths that are changed together keep what was not changed', () => {
  const after = editPaths(network, [edgeId(11), edgeId(12)], { multiplier: 2 }).edit(network);
  expect([...after.edges.values()]).toEqual([
    edge(11, 1, 2, { weight: 50, multiplier: 2 }),
    edge(12, 2, 3, { travel: ['lift', 'walk'], direction: 1, multiplier: 2 }),
  ]);
});

it('[PL81] nodes are closed together, as one step', () => {
  const { note, edit, blockedBy } = editNodes(network, [nodeId(1), nodeId(2), nodeId(3)], { open: false });
  const after = edit(network);
  expect([note, blockedBy]).toEqual([{ kind: 'closeNodes', count: 3 }, null]);
  expect([...after.nodes.values()].map(({ name, open }) => [name, open])).toEqual([
    ['Door', false],
    ['', false],
    ['', false],
  ]);
  expect(after.nodes.get(nodeId(3))).toBe(network.nodes.get(nodeId(3)));
  expect([editNodes(network, [], {}).blockedBy, editNodes(network, [nodeId(9)], {}).blockedBy]).toEqual([
    'nothing-selected',
    'node-not-found',
  ]);
});

it('[PL81] a field in which records differ has no common value', () => {
  const edges = [...network.edges.values()];
  expect([
    commonValue(edges, ({ weight }) => weight),
    commonValue(edges, ({ multiplier }) => multiplier),
    commonValue([edges[0]], (one) => one?.travel),
    commonValue([], () => 1),
  ]).toEqual([null, 1, ['walk'], null]);
});
