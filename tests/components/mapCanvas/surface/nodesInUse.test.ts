import { expect, it } from 'vitest';
import { MOST_NODES, nodesInUse } from '@/components/mapCanvas/surface/nodesInUse';
import type { MapNode } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';

const node = (id: number) => ({ id, x: id, y: 0 }) as MapNode;
const path = (from: number, to: number) => ({ edge: {}, from: node(from), to: node(to) }) as EdgeWithEnds;
const idsOf = (nodes: readonly MapNode[]): number[] => nodes.map(({ id }) => Number(id));

it('[CV71] selected nodes and the ends of selected paths have Konva nodes, each once', () => {
  const { selected, ends } = nodesInUse({ selectedNodes: [node(1)], selectedEdges: [path(1, 2), path(2, 3)] });
  expect([idsOf(selected), idsOf(ends)]).toEqual([[1], [2, 3]]);
});

it('[CV71] more nodes than the limit have none', () => {
  const many = Array.from({ length: MOST_NODES + 1 }, (_, id) => node(id));
  expect(nodesInUse({ selectedNodes: many, selectedEdges: [] }).selected).toEqual([]);
  expect(nodesInUse({ selectedNodes: many.slice(1), selectedEdges: [] }).selected).toHaveLength(MOST_NODES);
  const paths = many.map(({ id }) => path(2 * Number(id), 2 * Number(id) + 1));
  expect(nodesInUse({ selectedNodes: [], selectedEdges: paths.slice(1) }).ends).toEqual([]);
});
