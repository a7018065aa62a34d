import { expect, it } from 'vitest';
import { createNetwork, floorId } from '@/model/network/network';
import { copyFloor, sizeOfFloor } from '@/model/network/operations/acrossFloors/copyFloor';
import { edge, node } from '../../sampleNetwork';

const [ground, upper] = [floorId('ground'), floorId('upper')];
const network = createNetwork(
  [node(1, 0, 0), node(2, 5, 0), node(3, 9, 0), node(7, 50, 0, { floor: upper })],
  [edge(11, 1, 2), edge(12, 2, 3)],
);
const to = { floor: upper, z: 4 };

it('[PL101] counts the nodes and paths of a floor', () => {
  expect([sizeOfFloor(network, ground), sizeOfFloor(network, upper)]).toEqual([
    { nodes: 3, paths: 2 },
    { nodes: 1, paths: 0 },
  ]);
});

it('[PL101] adds the network of a floor to that of another one, and selects the copies', () => {
  const { edit, select, note, blockedBy } = copyFloor(network, ground, to, ['walk'], 'add');
  const after = edit(network);
  expect([sizeOfFloor(after, upper), sizeOfFloor(after, ground)]).toEqual([
    { nodes: 4, paths: 2 },
    { nodes: 3, paths: 2 },
  ]);
  expect([select?.ids.length, note, blockedBy]).toEqual([
    3,
    { kind: 'copyToFloors', nodes: 3, floors: 1, leftOut: 0 },
    null,
  ]);
  expect(select?.ids).not.toContain(7);
});

it('[PL101] replaces the network of the other floor', () => {
  const { edit, select } = copyFloor(network, ground, to, ['walk'], 'replace');
  const after = edit(network);
  expect([sizeOfFloor(after, upper), after.nodes.has(node(7, 0, 0).id)]).toEqual([{ nodes: 3, paths: 2 }, false]);
  expect(select?.ids.length).toBe(3);
});
