import { describe, expect, it } from 'vitest';
import { searchPlaces } from '@/model/content/search/searchPlaces';

const place = (id: number, name: string, categories: string[] = [], tags: string[] = []) => ({
  id,
  name,
  categories,
  tags,
});
const PLACES = [
  place(1, 'Blue Bakery', ['Food'], ['bread', 'croissant']),
  place(2, 'Café Léto', ['Food', 'Coffee'], ['espresso']),
  place(3, 'Coffee & Co', ['Food']),
  place(4, 'The Bakehouse', ['Furniture']),
  place(5, 'Bakers Tools', ['Kitchen']),
];
const found = (query: string) => searchPlaces(PLACES, query).map(({ id }) => id);

describe('searching places', () => {
  it('[VW3] without words all stand in the order of their names', () => {
    expect(found('  ')).toEqual([5, 1, 2, 3, 4]);
    const gates = [place(1, 'Gate 10'), place(2, 'Gate 2')];
    expect(searchPlaces(gates, '').map(({ name }) => name)).toEqual(['Gate 2', 'Gate 10']);
  });

  it('[VW3] a name that begins so comes before one with a word that does, and both before the middle of a word', () => {
    expect(found('bake')).toEqual([5, 1, 4]);
    expect(found('house')).toEqual([4]);
  });

  it('[VW3] names before categories, categories before tags', () => {
    expect(found('coffee')).toEqual([3, 2]);
    expect(found('croissant')).toEqual([1]);
  });

  it('[RT14] something inside is found after names and before categories', () => {
    const hall = { ...place(6, 'Market hall'), inside: ['Coffee corner'] };
    expect(searchPlaces([...PLACES, hall], 'coffee').map(({ id }) => id)).toEqual([3, 6, 2]);
    expect(searchPlaces([...PLACES, hall], 'hall corner').map(({ id }) => id)).toEqual([6]);
  });

  it('[VW3] accents and case do not matter', () => {
    expect(found('CAFE leto')).toEqual([2]);
    expect(found('léto')).toEqual([2]);
  });

  it('[VW3] every word must be met, each by name, category or tag', () => {
    expect(found('food bread')).toEqual([1]);
    expect(found('bakery coffee')).toEqual([]);
  });

  it.each([
    ['cofee', [3, 2]],
    ['coffe shpo', []],
    ['bakrey', [1]],
    ['croisant', [1]],
    ['furntiure', [4]],
    ['xakery', []],
    ['baq', []],
  ])('[VW3] where nothing matches, "%s" is forgiven as a typing error', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('[VW3] marks of writing alone find what no words find', () => {
    expect(found('&')).toEqual(found(''));
  });

  it('changes nothing of what it is given', () => {
    const before = [...PLACES];
    searchPlaces(PLACES, '');
    expect(PLACES).toEqual(before);
  });
});

it('[LA33] a place is found by its names and those of its categories in the languages that are not shown', () => {
  const clinic = {
    id: 1,
    name: 'عيادة القلب',
    categories: ['عيادات'],
    tags: [],
    inside: [],
    otherNames: ['Cardiology', 'Kardiologie'],
    otherCategories: ['Clinics'],
  };
  const shop = { id: 2, name: 'Cardigan shop', categories: [], tags: [] };
  const found = (query: string) => searchPlaces([clinic, shop], query).map(({ id }) => id);
  expect(['cardiology', 'kardio', 'clinics', 'القلب'].map(found)).toEqual([[1], [1], [1], [1]]);
  // The name that is shown counts most.
  expect(found('card')).toEqual([2, 1]);
});

describe('“and” and “&”', () => {
  const SHOPS = [place(1, 'Alder & Finchley'), place(2, 'H&M'), place(3, 'T.K. Maxx'), place(4, 'Sand and Stone')];
  const names = (query: string) => searchPlaces(SHOPS, query).map(({ name }) => name);

  it.each([
    ['alder and finchley', 'Alder & Finchley'],
    ['alder und finchley', 'Alder & Finchley'],
    ['Alder&Finchley', 'Alder & Finchley'],
    ['hm', 'H&M'],
    ['h & m', 'H&M'],
    ['h and m', 'H&M'],
    ['tk maxx', 'T.K. Maxx'],
    ['sand & stone', 'Sand and Stone'],
  ])('[GS22] %s finds %s', (query, name) => expect(names(query)[0]).toBe(name));

  it.each(['Łódź', 'Ørsted', 'Straße', 'Æther', 'Đorđe', 'Smørrebrød'])('[GS22] %s is found as it is typed', (name) => {
    const typed = name.replaceAll(
      /[^a-z]/gi,
      (letter) => ({ Ł: 'L', ó: 'o', ź: 'z', Ø: 'O', ø: 'o', ß: 'ss', Æ: 'Ae', Đ: 'D', đ: 'd' })[letter] ?? letter,
    );
    for (const query of [name, typed, typed.toLowerCase()])
      expect(searchPlaces([place(1, name)], query)).toHaveLength(1);
  });
});
