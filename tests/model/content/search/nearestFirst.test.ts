import { expect, it } from 'vitest';
import { nearestFirst } from '@/model/content/search/nearestFirst';

it('[PP10] what is on this floor is first, then what is on other floors, then the rest', () => {
  const floors: Readonly<Record<string, readonly string[]>> = { a: [], b: ['upper'], c: ['ground', 'upper'], d: [] };
  const names = Object.keys(floors);
  expect(nearestFirst(names, 'ground', (name) => floors[name] ?? [])).toEqual(['c', 'b', 'a', 'd']);
  expect(nearestFirst(names, null, (name) => floors[name] ?? [])).toEqual(['b', 'c', 'a', 'd']);
});
