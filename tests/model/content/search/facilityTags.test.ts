import { expect, it } from 'vitest';
import { facilityTags } from '@/model/content/search/facilityTags';
import { searchPlaces } from '@/model/content/search/searchPlaces';

const amenity = (id: number, name: string, icon: string | null) => ({
  id,
  name,
  categories: [],
  tags: facilityTags(name, icon),
});
const AMENITIES = [
  amenity(1, 'Lift', null),
  amenity(2, 'Customer toilets', null),
  amenity(3, 'Level 2 facilities', 'toilet'),
  amenity(4, 'Liftoff Café', null),
  amenity(5, 'お手洗い', null),
];
const found = (query: string) => searchPlaces(AMENITIES, query).map(({ id }) => id);

it.each([
  ['elevator', [1]],
  ['Aufzug', [1]],
  ['ascenseur', [1]],
  ['מעלית', [1]],
  ['wc', [2, 3, 5]],
  ['baño', [2, 3, 5]],
  ['厕所', [2, 3, 5]],
  ['lift', [1, 4]],
])('[PV22] "%s" finds the amenities of that kind', (query, ids) => {
  expect([...found(query)].sort()).toEqual(ids);
});

it('[PV22] a name that only begins with the word of a facility is none', () => {
  expect(facilityTags('Liftoff Café', null)).toEqual([]);
  expect(facilityTags('Bakery', 'bakery')).toEqual([]);
});
