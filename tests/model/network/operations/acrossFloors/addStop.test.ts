import { expect, it } from 'vitest';
import { createNetwork, floorId, groupId, nodeId } from '@/model/network/network';
import { addStop } from '@/model/network/operations/acrossFloors/addStop';
import { alignStops } from '@/model/network/operations/acrossFloors/alignStops';
import { group, node, sampleNetwork, upstairs } from '../../sampleNetwork';

const roof = { floor: floorId('roof'), z: 8 };
const upper = { floor: floorId('upper'), z: 4 };

it('[PL85] a stop is added above a stop of a group, at the height of its floor', () => {
  const before = sampleNetwork();
  const { edit, select, blockedBy, note } = addStop(before, nodeId(3), roof);
  const after = edit(before);
  expect([blockedBy, note, select]).toEqual([null, { kind: 'addStop' }, { type: 'group', ids: [21] }]);
  expect(after.nodes.get(nodeId(-1))).toEqual(node(-1, 10, 10, { floor: roof.floor, z: 8 }));
  expect(after.groups.get(groupId(21))?.nodes).toEqual([3, 4, -1]);
});

it('[PL85] a node without a group begins one together with the stop', () => {
  const before = sampleNetwork();
  const { edit, select } = addStop(before, nodeId(1), roof, { travel: 'stairs', name: 'Stairs' });
  expect(select).toEqual({ type: 'group', ids: [-2] });
  expect(edit(before).groups.get(groupId(-2))).toEqual(group(-2, [1, -1], { travel: 'stairs', name: 'Stairs' }));
});

it('[PL85] a free node that is there becomes the stop, one of another group does not', () => {
  const before = createNetwork([node(1, 0, 0), upstairs(2, 0.4, 0), upstairs(3, 0, 0.2)], [], [group(21, [3])]);
  const { edit, select } = addStop(before, nodeId(1), upper);
  const after = edit(before);
  expect([after.nodes, select]).toEqual([before.nodes, { type: 'group', ids: [-1] }]);
  expect(after.groups.get(groupId(-1))?.nodes).toEqual([1, 2]);
});

it('[PL85] a group has one stop on a floor', () => {
  const network = sampleNetwork();
  expect([
    addStop(network, nodeId(3), upper).blockedBy,
    addStop(network, nodeId(1), { floor: floorId('ground'), z: 0 }).blockedBy,
    addStop(network, nodeId(99), roof).blockedBy,
  ]).toEqual(['has-stop-there', 'has-stop-there', 'node-not-found']);
});

it('[PL86] the stops of a group are put where one of them is', () => {
  const before = createNetwork([node(1, 0, 0), upstairs(2, 3, 4)], [], [group(21, [1, 2])]);
  const { edit, blockedBy, note } = alignStops(before, groupId(21), nodeId(2));
  const after = edit(before);
  expect([blockedBy, note]).toEqual([null, { kind: 'alignStops' }]);
  expect([...after.nodes.values()].map(({ x, y, floor }) => [x, y, floor])).toEqual([
    [3, 4, 'ground'],
    [3, 4, 'upper'],
  ]);
  expect([
    alignStops(after, groupId(21), nodeId(2)).blockedBy,
    alignStops(before, groupId(21), nodeId(9)).blockedBy,
    alignStops(before, groupId(22), nodeId(1)).blockedBy,
  ]).toEqual(['nothing-to-change', 'not-in-the-group', 'group-not-found']);
});
