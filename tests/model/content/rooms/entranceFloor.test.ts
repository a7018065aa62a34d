import { expect, it } from 'vitest';
import { categoryCounts } from '@/model/content/categories/categoryCounts';
import { entranceFloor } from '@/model/content/rooms/entranceFloor';

const floor = (name: string, shortname: string) => ({ name, shortname });

it.each([
  [[floor('Lower Ground', 'L'), floor('Ground', 'G'), floor('First', '1')], 'Ground'],
  [[floor('Basement', 'B'), floor('Street level', 'S')], 'Street level'],
  [[floor('Lower Ground', 'LG'), floor('Level 1', '0')], 'Level 1'],
  [[floor('Lower Ground', 'LG'), floor('First', '1')], undefined],
  [[], undefined],
] as const)('[VW9] of %j people come in by %s', (floors, name) => expect(entranceFloor(floors)?.name).toBe(name));

it('[VW9] categories are counted once for a place, the largest first and then by name', () => {
  const place = (id: number, ...categories: string[]) => ({ id, name: `Place ${id}`, categories, tags: [] });
  expect(categoryCounts([place(1, 'Food', 'Food'), place(2, 'Books'), place(3, 'Art', 'Food'), place(4)])).toEqual([
    { name: 'Food', count: 2 },
    { name: 'Art', count: 1 },
    { name: 'Books', count: 1 },
  ]);
});
