import { expect, it } from 'vitest';
import { roomLabels } from '@/model/content/rooms/roomLabels';

it('[PP5] the labels of a floor are those with a letter or a digit, without space around them', () => {
  const label = (object_name: string, text: string, floor_id = 'ground') => ({ floor_id, object_name, text });
  const labels = [label('a', ' Bathroom '), label('b', '-'), label('c', '306'), label('d', '…'), label('e', 'X', 'up')];
  expect([...roomLabels(labels, 'ground')]).toEqual([
    ['a', 'Bathroom'],
    ['c', '306'],
  ]);
  expect(roomLabels(undefined, 'ground').size).toBe(0);
});
