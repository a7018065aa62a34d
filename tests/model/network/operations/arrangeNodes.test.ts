import { describe, expect, it } from 'vitest';
import { createNetwork, type Network, nodeId } from '@/model/network/network';
import { alignNodes, distributeNodes } from '@/model/network/operations/arrangeNodes';
import { node, sampleNetwork, upstairs } from '../sampleNetwork';

const scattered = createNetwork([node(1, 0, 4), node(2, 9, 0), node(3, 3, 7), upstairs(4, 5, 1)]);
const ids = [1, 2, 3].map(nodeId);
const placesIn = (network: Network, of = ids) => of.map((id) => [network.nodes.get(id)?.x, network.nodes.get(id)?.y]);

describe('aligning and distributing', () => {
  it.each([
    [
      'left',
      [
        [0, 4],
        [0, 0],
        [0, 7],
      ],
    ],
    [
      'centre',
      [
        [4.5, 4],
        [4.5, 0],
        [4.5, 7],
      ],
    ],
    [
      'right',
      [
        [9, 4],
        [9, 0],
        [9, 7],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [9, 0],
        [3, 0],
      ],
    ],
    [
      'middle',
      [
        [0, 3.5],
        [9, 3.5],
        [3, 3.5],
      ],
    ],
    [
      'bottom',
      [
        [0, 7],
        [9, 7],
        [3, 7],
      ],
    ],
  ] as const)('[PL80] align %s', (alignment, places) => {
    const operation = alignNodes(scattered, ids, alignment);
    expect([operation.blockedBy, operation.note]).toEqual([null, { kind: 'alignNodes', count: 3 }]);
    expect(placesIn(operation.edit(scattered))).toEqual(places);
  });

  it('[PL80] distributing makes equal gaps and leaves the outermost nodes', () => {
    const across = distributeNodes(scattered, ids, 'horizontally').edit(scattered);
    expect(placesIn(across)).toEqual([
      [0, 4],
      [9, 0],
      [4.5, 7],
    ]);
    const down = distributeNodes(scattered, ids, 'vertically').edit(scattered);
    expect(placesIn(down)).toEqual([
      [0, 3.5],
      [9, 0],
      [3, 7],
    ]);
  });

  it('[PL80] stops of several floors are put on one line', () => {
    const stops = [nodeId(2), nodeId(4)];
    expect(placesIn(alignNodes(scattered, stops, 'left').edit(scattered), stops)).toEqual([
      [5, 0],
      [5, 1],
    ]);
  });

  it('[PL80] says why nothing can be arranged', () => {
    const aligned = alignNodes(scattered, ids, 'left').edit(scattered);
    expect([
      alignNodes(scattered, [nodeId(1)], 'left').blockedBy,
      alignNodes(scattered, [], 'top').blockedBy,
      distributeNodes(scattered, [nodeId(1), nodeId(2)], 'vertically').blockedBy,
      alignNodes(scattered, [nodeId(1), nodeId(99)], 'left').blockedBy,
      alignNodes(aligned, ids, 'left').blockedBy,
    ]).toEqual([
      'too-few-to-align',
      'too-few-to-align',
      'too-few-to-distribute',
      'node-not-found',
      'nothing-to-change',
    ]);
  });

  it('[PL80] [PL9] changes nothing but positions', () => {
    const before = sampleNetwork();
    const after = alignNodes(before, [nodeId(1), nodeId(3)], 'bottom').edit(before);
    expect([after.edges, after.groups]).toEqual([before.edges, before.groups]);
    expect(after.nodes.get(nodeId(2))).toBe(before.nodes.get(nodeId(2)));
  });
});
