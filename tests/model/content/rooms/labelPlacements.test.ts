import { expect, it } from 'vitest';
import { labelPlacements } from '@/model/content/rooms/labelPlacements';

const rooms = [
  { mesh: 'a', label: 'Toilets' },
  { mesh: 'b', label: 'Café' },
  { mesh: 'c', label: 'toilets ' },
];
const known = [
  { id: 4, name: 'café' },
  { id: 9, name: 'Café' },
];

it('[PP17] rooms of one name share a destination, an existing one where there is one', () => {
  expect(labelPlacements(rooms, known, true)).toEqual([
    { name: 'Toilets', existing: null, meshes: ['a', 'c'] },
    { name: 'Café', existing: 4, meshes: ['b'] },
  ]);
});

it('[PP17] otherwise each room gets a destination of its own', () => {
  expect(labelPlacements(rooms, known, false)).toEqual([
    { name: 'Toilets', existing: null, meshes: ['a'] },
    { name: 'Café', existing: null, meshes: ['b'] },
    { name: 'toilets ', existing: null, meshes: ['c'] },
  ]);
});
