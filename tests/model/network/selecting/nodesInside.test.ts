import { expect, it } from 'vitest';
import { createNetwork, floorId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { nodesInBox, nodesInRing } from '@/model/network/selecting/nodesInside';
import { node, upstairs } from '../sampleNetwork';

const index = buildNetworkIndex(
  createNetwork([node(1, 0, 0), node(2, 5, 0), node(3, 5, 5), node(4, 2, 2), upstairs(5, 2, 2)]),
  floorId('ground'),
);
const ring = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));

it('[CF17] the nodes of the floor inside of a closed line, and not those in its box alone', () => {
  expect(nodesInRing(index, ring([-1, -1], [7, -1], [-1, 7])).toSorted()).toEqual([1, 2, 4]);
  expect(nodesInRing(index, ring([1, 1], [6, 1], [6, 6], [4, 6], [4, 3], [1, 3])).toSorted()).toEqual([3, 4]);
  expect(nodesInRing(index, [])).toEqual([]);
  expect(nodesInRing(index, ring([2, 2]))).toEqual([]);
});

it('[CF17] what the line goes around twice is outside', () => {
  const square = [
    [-1, -1],
    [6, -1],
    [6, 6],
    [-1, 6],
  ] as const;
  expect(nodesInRing(index, ring(...square, ...square))).toEqual([]);
});

it('[SL3] the nodes inside of a box, its border included', () => {
  expect(nodesInBox(index, { minX: 0, minY: 0, maxX: 5, maxY: 2 }).toSorted()).toEqual([1, 2, 4]);
});
