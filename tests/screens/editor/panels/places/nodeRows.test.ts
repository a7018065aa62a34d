import { expect, it } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { nodeRows } from '@/screens/editor/panels/places/nodeRows';
import { group, node, upstairs } from '../../../../model/network/sampleNetwork';

it('[PL107] a stop without a name is listed with the name of its transit group, on every floor', () => {
  const { nodes, groups } = createNetwork(
    [node(1, 0, 0, { name: 'Lift A' }), upstairs(2, 0, 0), upstairs(3, 5, 0, { mesh: 'room_9' }), upstairs(4, 9, 0)],
    [],
    [group(21, [1, 2, 3], { name: 'Lift A' })],
  );
  expect(nodeRows([...nodes.values()], groups, () => '').map(({ name, note }) => [name, note])).toEqual([
    ['Lift A', 'Lift A'],
    ['Node 2', 'Lift A'],
    ['Node 3', 'Lift A · room_9'],
    ['Node 4', ''],
  ]);
});

it('[PL115] a closed node is listed with until when it is closed and why', () => {
  const closure = { reason: 'New ropes', from: null, until: '2027-01-02 08:00:00' };
  const { nodes, groups } = createNetwork([node(1, 0, 0, { open: false, closure }), node(2, 0, 0)]);
  const rows = nodeRows([...nodes.values()], groups, (of) => of.closure?.reason ?? '');
  expect(rows.map(({ note }) => note)).toEqual(['New ropes', '']);
});
