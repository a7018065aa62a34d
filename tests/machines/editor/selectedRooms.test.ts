import { expect, it } from 'vitest';
import { NO_ROOMS, roomsAfterClick, selectedRooms } from '@/machines/editor/selectedRooms';

it('[PP70] the room that was chosen last is the one of the panel, and each is there once', () => {
  expect(selectedRooms(['a', 'b', 'a'])).toEqual({ mesh: 'b', meshes: ['a', 'b'] });
  expect(selectedRooms([])).toEqual(NO_ROOMS);
});

it('[PP70] a click that adds keeps all others and takes out one that is selected; an ordinary one leaves it alone', () => {
  const two = selectedRooms(['a', 'b']);
  expect(roomsAfterClick(two, 'c', true)).toEqual({ mesh: 'c', meshes: ['a', 'b', 'c'] });
  expect(roomsAfterClick(two, 'a', true)).toEqual({ mesh: 'b', meshes: ['b'] });
  expect(roomsAfterClick(two, null, true)).toEqual(NO_ROOMS);
  expect(roomsAfterClick(two, 'a')).toEqual({ mesh: 'a', meshes: ['a'] });
});
