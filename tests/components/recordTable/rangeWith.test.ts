import { expect, it } from 'vitest';
import { rangeWith } from '@/components/recordTable/rangeWith';

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 20 };

it.each([
  ['above what is in view', 2, [2, 9, 10, 11, 12, 13]],
  ['in view', 11, [9, 10, 11, 12, 13]],
  ['below', 19, [9, 10, 11, 12, 13, 19]],
  ['nowhere', -1, [9, 10, 11, 12, 13]],
  ['behind the end', 20, [9, 10, 11, 12, 13]],
])('[DE23] a long list renders the row of the Tab stop %s', (_where, active, indexes) => {
  expect(rangeWith(active)(range)).toEqual(indexes);
});

it('[DE23] an empty list renders nothing, wherever it was scrolled to', () => {
  expect(rangeWith(0)({ ...range, count: 0 })).toEqual([]);
});
