import { expect, it } from 'vitest';
import { type RelatedPlace, relatedPlaces } from '@/model/content/rooms/relatedPlaces';

const place = (id: number, destination: number, floor: string, categories: string[] = ['Food']): RelatedPlace => ({
  id,
  destination,
  name: `Place ${id}`,
  categories,
  floor: { uuid: floor },
});
const here = place(1, 1, 'ground', ['Food', 'Coffee']);
const other = place(2, 1, 'first', ['Food', 'Coffee']);
const twoOfOne = [place(3, 2, 'first'), place(4, 2, 'ground')];
const both = place(5, 3, 'first', ['Coffee', 'Food']);
const clothes = place(6, 4, 'ground', ['Fashion']);
const PLACES = [here, other, ...twoOfOne, both, clothes];
const ids = (found: readonly RelatedPlace[]) => found.map(({ id }) => id);

it('[PV19] leads to the named destinations in their order, to the place of each on this floor', () => {
  expect(ids(relatedPlaces(PLACES, here, { named: [4, 2, 99], automatic: 3 }))).toEqual([6, 4]);
});

it('[PV19] without named ones leads to those that share most categories, never to itself', () => {
  expect(ids(relatedPlaces(PLACES, here, { named: [], automatic: 3 }))).toEqual([5, 4]);
  expect(ids(relatedPlaces(PLACES, here, { named: [], automatic: 1 }))).toEqual([5]);
  expect(relatedPlaces(PLACES, here, { named: [], automatic: 0 })).toEqual([]);
});
