import { expect, it } from 'vitest';
import { floorId, nodeId } from '@/model/network/network';
import { copyToFloors } from '@/model/network/operations/acrossFloors/copyToFloors';
import { isWhole, sampleNetwork } from '../../sampleNetwork';

const network = sampleNetwork();
const ground = [1, 2, 3].map(nodeId);
const upper = { floor: floorId('upper'), z: 4 };
const roof = { floor: floorId('roof'), z: 8 };

it('[PL84] the network of a floor is copied to others as one step', () => {
  const operation = copyToFloors(network, ground, [upper, roof], ['walk']);
  const after = operation.edit(network);
  expect([operation.blockedBy, operation.note]).toEqual([
    null,
    { kind: 'copyToFloors', nodes: 3, floors: 2, leftOut: 0 },
  ]);
  const on = (floor: string) => [...after.nodes.values()].filter((one) => one.floor === floor);
  expect(on('roof').map(({ x, y, z }) => [x, y, z])).toEqual([
    [0, 0, 8],
    [10, 0, 8],
    [10, 10, 8],
  ]);
  expect(after.edges.size).toBe(network.edges.size + 4);
  expect(isWhole(after)).toBe(true);
});

it('[PL84] what is there already is not doubled', () => {
  const once = copyToFloors(network, ground, [upper], ['walk']).edit(network);
  // Node 4 is where node 3 is copied to.
  expect([...once.nodes.values()].filter(({ floor }) => floor === 'upper')).toHaveLength(4);
  expect(copyToFloors(once, ground, [upper], ['walk']).blockedBy).toBe('nothing-to-change');
});

it('[PL84] says why nothing can be copied', () => {
  expect([
    copyToFloors(network, [], [upper], []).blockedBy,
    copyToFloors(network, [nodeId(99)], [upper], []).blockedBy,
    copyToFloors(network, ground, [], []).blockedBy,
  ]).toEqual(['nothing-selected', 'node-not-found', 'no-other-floor']);
});
