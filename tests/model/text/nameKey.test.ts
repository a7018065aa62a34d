import { expect, it } from 'vitest';
import { nameKey } from '@/model/text/nameKey';

it.each([
  ['Bean\u00a0Ferry Coffee', 'Bean Ferry Coffee'],
  ['Bean  Ferry\u2009Coffee ', 'bean ferry coffee'],
  ['\u200bFood & Drink', 'Food & Drink'],
  ['Food\u00a0& \u00a0Drink', 'Food & Drink'],
  ['Cafe\u0301', 'CAF\u00c9'],
  ['Ware\u00adhouse', 'Warehouse'],
])('[FI24] %j and %j are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it('[FI24] names that look different are two', () => {
  expect(new Set(['Bean Ferry', 'Bean', 'BeanFerry', 'B\u00e9an Ferry'].map(nameKey)).size).toBe(4);
});
