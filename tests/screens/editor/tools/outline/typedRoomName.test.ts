import { expect, it } from 'vitest';
import { commitBeside, startHistory } from '@/model/network/history';
import { createNetwork } from '@/model/network/network';
import { outlineChange } from '@/screens/editor/tools/outline/outlineChange';
import { typedRoomName } from '@/screens/editor/tools/outline/typedRoomName';

const drawn = (name: string) => {
  const change = outlineChange({
    floor: 'ground',
    plan: `plans/${name}`,
    correction: { kind: 'draw', name, ring: [] },
  });
  return commitBeside(startHistory(createNetwork([])), [change], { kind: 'drawRoom', of: name }).past;
};

it('[OL25] the name of a drawn room is proposed for its destination', () => {
  expect(typedRoomName(drawn('Coffee bar'), 'ground', 'Coffee bar')).toBe('Coffee bar');
});

it.each([
  ['the proposed name', drawn('room-3'), 'ground', 'room-3'],
  ['a room of the floor plan', drawn('Coffee bar'), 'ground', 'L-001'],
  ['a room of another floor', drawn('Coffee bar'), 'first', 'Coffee bar'],
])('[OL25] not %s', (_, past, floor, mesh) => {
  expect(typedRoomName(past, floor, mesh)).toBeUndefined();
});
