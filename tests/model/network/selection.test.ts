import { expect, it } from 'vitest';
import { movedPlaces } from '@/model/network/movedPlaces';
import { edgeId, nodeId } from '@/model/network/network';
import { nodesDraggedWith, type Picked, type SelectionOrNone, selectionAfterClick } from '@/model/network/selection';
import { sampleNetwork } from './sampleNetwork';

const node = (...ids: number[]) => ({ type: 'node', ids: ids.map(nodeId) }) as const;
const edge = (...ids: number[]) => ({ type: 'edge', ids: ids.map(edgeId) }) as const;
const onNode = (id: number): Picked => ({ kind: 'node', id: nodeId(id) });
const onEdge = (id: number): Picked => ({ kind: 'edge', id: edgeId(id) });

it.each<[string, SelectionOrNone, Picked | null, boolean, SelectionOrNone]>([
  ['selects a node alone', node(1, 2), onNode(3), false, node(3)],
  ['selects a path alone', node(1), onEdge(11), false, edge(11)],
  ['of nothing selects nothing', node(1), null, false, null],
  ['of nothing that adds changes nothing', node(1), null, true, node(1)],
  ['that adds, adds', node(1), onNode(2), true, node(1, 2)],
  ['that adds deselects what is selected', edge(11, 12), onEdge(11), true, edge(12)],
  ['that adds deselects the last', node(1), onNode(1), true, null],
  ['that adds another kind selects it alone', node(1), onEdge(11), true, edge(11)],
])('[PL25] a click %s', (_, before, picked, isAdding, after) => {
  expect(selectionAfterClick(before, picked, isAdding)).toEqual(after);
});

it('[PL26] a drag moves the selection with the node, or the node alone', () => {
  expect(nodesDraggedWith(nodeId(1), node(1, 2))).toEqual([1, 2]);
  expect(nodesDraggedWith(nodeId(3), node(1, 2))).toEqual([3]);
  expect(nodesDraggedWith(nodeId(3), null)).toEqual([3]);
  const places = movedPlaces(sampleNetwork(), [nodeId(1), nodeId(99), nodeId(2)], { x: 1, y: -2 });
  expect([...places]).toEqual([
    [1, { x: 1, y: -2 }],
    [2, { x: 11, y: -2 }],
  ]);
});
