import { expect, it } from 'vitest';
import { isFromSource } from '@/model/floorPlan/sources/planNetwork';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { applyGenerated } from '@/model/network/generating/generatedOperation';
import { generatedState } from '@/model/network/generating/generatedState';
import { EMPTY_NETWORK, type Network } from '@/model/network/network';
import { networkOfSource } from '@/model/network/sources/networkOfSource';
import { networkOfFile } from '../../../machines/buildings/floorsImportSamples';

const options = { mode: 'update', types: [], nameOf: (facility: string) => facility } as const;
const targetsOf = (applied: boolean) =>
  ['ground', 'upper'].map((uuid, at) => {
    const floor = networkOfFile.floors[at];
    return { uuid, elevation: at * 3, applied: applied && floor ? [generatedState(floor)] : [] };
  });
const bring = (before: Network, isAgain = false) =>
  applyGenerated(before, networkOfSource(networkOfFile, targetsOf(isAgain)), options).network;
const placesOf = ({ nodes }: Network) => [...nodes.values()].map(({ floor, x, y, z }) => [floor, x, y, z]);

it('[BP38] the network of a file comes in with its heights, entrances, paths and stairs', () => {
  const { nodes, edges, groups } = bring(EMPTY_NETWORK);
  expect([...nodes.values()].map(({ floor, x, y, z, mesh }) => [floor, x, y, z, mesh])).toEqual([
    ['ground', 1, 2, 0, 'room-a'],
    ['ground', 4, 2, 0, null],
    ['upper', 4, 2, 3, null],
  ]);
  expect(edges.size).toBe(1);
  expect([...groups.values()].map(({ name, nodes: stops }) => [name, stops.length])).toEqual([['stairs', 2]]);
});

it('[BP38] a floor that does not come in has none of it, and stairs need two floors', () => {
  const brought = networkOfSource(networkOfFile, [targetsOf(false)[0] ?? null, null]);
  expect(brought.floors.map(({ uuid }) => uuid)).toEqual(['ground']);
  expect(brought.transits).toEqual([]);
  const upper = networkOfSource(networkOfFile, [null, targetsOf(false)[1] ?? null]);
  expect(upper.floors.map(({ nodes }) => nodes.length)).toEqual([1]);
});

it('[BP38] the same file adds nothing twice, and edits by hand stay', () => {
  const first = bring(EMPTY_NETWORK);
  expect(bring(first, true)).toBe(first);
  // A save that was not recorded as the base finds the nodes at their places.
  expect(placesOf(bring(first))).toEqual(placesOf(first));
  const [, second] = [...first.nodes.values()];
  if (!second) throw new Error('The network has three nodes.');
  const nodes = new Map(first.nodes).set(second.id, { ...second, x: 5, name: 'By hand' });
  const edited: Network = { ...first, nodes };
  expect(bring(edited, true)).toBe(edited);
  const fewer = deleteNodes([second.id])(first);
  expect(placesOf(bring(fewer, true))).toEqual(placesOf(fewer));
});

it('[BP38] nodes of a file are others than those of a floor plan', () => {
  expect(networkOfFile.floors.map(isFromSource)).toEqual([true, true]);
  expect(isFromSource({ nodes: [{ key: 'middle Café' }] })).toBe(false);
  expect(isFromSource({ nodes: [] })).toBe(false);
});
