import { expect, it } from 'vitest';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { connectedTo, nodesOf } from '@/model/network/selecting/connectedTo';
import { pathsOfTravel } from '@/model/network/selecting/pathsOfTravel';
import { edge, node, sampleNetwork } from '../sampleNetwork';

const ground = floorId('ground');
const network = createNetwork(
  [...sampleNetwork().nodes.values(), node(6, 50, 0), node(7, 60, 0)],
  [...sampleNetwork().edges.values(), edge(14, 7, 6, { travel: ['ramp', 'walk'], direction: 1 })],
  sampleNetwork().groups.values(),
);

it('[PL82] the paths of a travel type are those of the floor', () => {
  expect(pathsOfTravel(network, ground, ['walk'])).toEqual({ type: 'edge', ids: [11, 12, 14] });
  expect(pathsOfTravel(network, ground, ['ramp', 'stairs'])).toEqual({ type: 'edge', ids: [14] });
  expect(pathsOfTravel(network, ground, ['stairs'])).toBeNull();
});

it('[PL82] everything connected is nodes for a node and paths for a path, whatever the direction', () => {
  const connected = (selection: Parameters<typeof connectedTo>[2]) => connectedTo(network, ground, selection);
  expect(connected({ type: 'node', ids: [nodeId(3)] })).toEqual({ type: 'node', ids: [3, 2, 1] });
  expect(connected({ type: 'node', ids: [nodeId(6)] })).toEqual({ type: 'node', ids: [6, 7] });
  expect(connected({ type: 'edge', ids: [edgeId(12)] })).toEqual({ type: 'edge', ids: [11, 12] });
  expect(connected({ type: 'group', ids: [groupId(21)] })).toEqual({ type: 'node', ids: [3, 2, 1] });
  expect(connected({ type: 'node', ids: [nodeId(4)] })).toBeNull();
});

it('[PL82] the nodes of a selection are the ends of its paths and the stops of its groups', () => {
  expect(nodesOf(network, { type: 'edge', ids: [edgeId(11), edgeId(12)] })).toEqual([1, 2, 3]);
  expect(nodesOf(network, { type: 'group', ids: [groupId(21)] })).toEqual([3, 4]);
  expect(nodesOf(network, null)).toEqual([]);
});
