import { describe, expect, it } from 'vitest';
import { turnedPoint } from '@/model/geometry/turns';
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

  it('[PL80] [VI8] of a turned view follows the axes of the screen', () => {
    // A quarter clockwise: what is left on the screen is at the bottom of the floor plan.
    const quarter = Math.PI / 2;
    expect(placesIn(alignNodes(scattered, ids, 'left', quarter).edit(scattered))).toEqual(
      placesIn(alignNodes(scattered, ids, 'bottom').edit(scattered)).map((place) =>
        place.map((at) => expect.closeTo(at!, 9)),
      ),
    );
    const turn = 0.3;
    const onScreen = (network: Network) => ids.map((id) => turnedPoint(network.nodes.get(id)!, turn));
    const aligned = alignNodes(scattered, ids, 'top', turn).edit(scattered);
    const top = Math.min(...onScreen(scattered).map(({ y }) => y));
    for (const [at, { x, y }] of onScreen(aligned).entries()) {
      expect(y).toBeCloseTo(top, 9);
      expect(x).toBeCloseTo(onScreen(scattered)[at]!.x, 9);
    }
    expect(alignNodes(aligned, ids, 'top', turn).blockedBy).toBe('nothing-to-change');
    const spread = distributeNodes(scattered, ids, 'horizontally', turn).edit(scattered);
    const [first, last, middle] = onScreen(spread);
    expect(middle!.x).toBeCloseTo((first!.x + last!.x) / 2, 9);
    // The outermost two keep their coordinates to the last digit.
    expect(placesIn(spread).slice(0, 2)).toEqual(placesIn(scattered).slice(0, 2));
  });

  it('[PL80] says why nothing can be arranged', () => {
    const aligned = alignNodes(scattered, ids, 'left').edit(scattered);
    expect([
      alignNodes(scattered, [nodeId(1)], 'left').blockedBy,
      alignNodes(scattered, [], 'top').blockedBy,
      distributeNodes(scattered, [nodeId(1), nodeId(2)], 'vertically').blockedBy,
      alignNodes(scattered, [nodeId(1), nodeId(99)], 'left').blockedBy,
      alignNodes(aligned, ids, 'left').blockedBy,
    ]).toEqual(['too-few-nodes', 'too-few-nodes', 'too-few-to-distribute', 'node-not-found', 'nothing-to-change']);
  });

  it('[PL80] [PL9] changes nothing but positions', () => {
    const before = sampleNetwork();
    const after = alignNodes(before, [nodeId(1), nodeId(3)], 'bottom').edit(before);
    expect([after.edges, after.groups]).toEqual([before.edges, before.groups]);
    expect(after.nodes.get(nodeId(2))).toBe(before.nodes.get(nodeId(2)));
  });
});
