import { expect, it } from 'vitest';
import type { Destination } from '@/contract/destinations/destinations';
import {
  filterFromParams,
  filterToParams,
  isFiltered,
  NO_FILTER,
  passes,
} from '@/screens/destinations/list/destinationFilter';
import { createRowCache } from '@/screens/destinations/list/destinationRows';

const destination = (part: Partial<Destination>): Destination => ({
  id: 1,
  name: 'Bakery',
  description: '',
  logo: null,
  map_logo: null,
  parent_id: null,
  categories: [],
  tags: [],
  organisation_uuid: '00000000-0000-4000-8000-000000000001',
  default_category_colour: null,
  ...part,
});
const FOOD = { id: 7, name: 'Food' };
const filtered = (part: Partial<typeof NO_FILTER>) => ({ ...NO_FILTER, ...part });

it('[DE21] [DE53] each part of the filter has to match', () => {
  const bakery = destination({ categories: [FOOD], tags: ['bread'], placements: 2 });
  const plain = destination({ placements: 0 });
  const both = (part: Partial<typeof NO_FILTER>) => [passes(bakery, filtered(part)), passes(plain, filtered(part))];
  expect(both({})).toEqual([true, true]);
  expect(both({ category: 7 })).toEqual([true, false]);
  expect(both({ category: 8 })).toEqual([false, false]);
  expect(both({ category: 'none' })).toEqual([false, true]);
  expect(both({ tag: 'bread' })).toEqual([true, false]);
  expect(both({ placed: true })).toEqual([true, false]);
  expect(both({ placed: false })).toEqual([false, true]);
  expect(both({ category: 7, placed: false })).toEqual([false, false]);
  const hidden = destination({ staff_only: true });
  const seen = (staffOnly: boolean) => [hidden, plain].map((one) => passes(one, filtered({ staffOnly })));
  expect([seen(true), seen(false)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('[DE21] the address keeps the filter, and a wrong one filters nothing', () => {
  for (const filter of [
    NO_FILTER,
    filtered({ category: 7 }),
    filtered({ category: 'none', placed: false }),
    filtered({ tag: 'a & b', placed: true }),
    filtered({ staffOnly: true }),
    filtered({ staffOnly: false }),
  ]) {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(filterToParams(filter))) if (value !== null) params.set(name, value);
    expect(filterFromParams(params)).toEqual(filter);
  }
  const wrong = filterFromParams(new URLSearchParams('category=x&placed=perhaps&seen-by=cats'));
  expect([wrong, isFiltered(wrong)]).toEqual([NO_FILTER, false]);
});

it('[DE21] the search finds names, categories and tags, and the result is kept until something changes', () => {
  const rowsOf = createRowCache();
  const all = [
    destination({ id: 1, name: 'Bakery', categories: [FOOD] }),
    destination({ id: 2, name: 'Shoes', tags: ['foot'] }),
    destination({ id: 3, name: 'Clinic' }),
  ];
  const view = (search: string) => ({ search, sort: { column: 'name', direction: 'ascending' as const } });
  const columns = [
    { key: 'name', label: 'Name', width: '1fr', sortKey: ({ name }: Destination) => name, cell: () => '' },
  ];
  const idsOf = (search: string) => rowsOf(all, NO_FILTER, view(search), columns).map(({ id }) => id);
  expect(idsOf('foo')).toEqual([1, 2]);
  expect(idsOf('')).toEqual([1, 3, 2]);
  expect(rowsOf(all, NO_FILTER, view(''), columns)).toBe(rowsOf(all, NO_FILTER, view(''), columns));
  expect(rowsOf([...all], NO_FILTER, view(''), columns)).not.toBe(rowsOf(all, NO_FILTER, view('x'), columns));
});
