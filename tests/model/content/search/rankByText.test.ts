import { expect, it } from 'vitest';
import { rankByText } from '@/model/content/search/rankByText';

const ZONES = ['America/Creston', 'Antarctica/Vostok (UTC+05:00)', 'Asia/Tokyo (UTC+09:00)', 'Tokelau'];
const found = (search: string) => rankByText(ZONES, search, (name) => [name]);

it('[FM20] a search finds beginnings first, then beginnings of words, then parts of words', () => {
  expect(found(' TOK ')).toEqual(['Tokelau', 'Asia/Tokyo (UTC+09:00)', 'Antarctica/Vostok (UTC+05:00)']);
  expect(found('utc tok')).toEqual(['Asia/Tokyo (UTC+09:00)', 'Antarctica/Vostok (UTC+05:00)']);
  expect(found('burger')).toEqual([]);
});

it('[FM20] an empty search finds all in their order', () => {
  expect(found('  ')).toBe(ZONES);
});

it('[FM20] the best of several names counts', () => {
  const zones = [
    ['Europe/Tirane', 'Albania'],
    ['Europe/Berlin', 'Germany Time'],
  ];
  expect(rankByText(zones, 'germ', (names) => names)).toEqual([zones[1]]);
});

it('[GS22] “and” finds “&” and the reverse, and a name is found without its “&”', () => {
  const shops = ['Alder & Finchley', 'H&M', 'Sand and Stone'];
  const first = (search: string) => rankByText(shops, search, (name) => [name])[0];
  expect([first('finchley and alder'), first('hm'), first('sand & stone')]).toEqual(shops);
});
