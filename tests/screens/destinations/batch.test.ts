import { expect, it } from 'vitest';
import { countResults, outcomesOf, type RowResult, sortedResults } from '@/components/batch/rowResults';
import type { Destination } from '@/contract/destinations/destinations';
import type { Week } from '@/contract/destinations/openingHours';
import { batchBodyOf, isNoChange, NO_CHANGE } from '@/screens/destinations/batch/batchChange';

const bakery = {
  id: 1,
  name: 'Bakery',
  categories: [{ id: 7, name: 'Food' }],
  tags: ['bread'],
  revision: 3,
} as unknown as Destination;
const change = (part: Partial<typeof NO_CHANGE>) => batchBodyOf(bakery, { ...NO_CHANGE, ...part });

it('[DE41] a change of many adds and removes categories and tags, and sends only what differs', () => {
  expect(change({ addCategories: [8] })).toEqual({ name: 'Bakery', categories: [{ id: 7 }, { id: 8 }], revision: 3 });
  expect(change({ addCategories: [8], removeCategories: [7] })).toMatchObject({ categories: [{ id: 8 }] });
  expect(change({ addTags: ['apple'] })).toEqual({ name: 'Bakery', tags: ['apple', 'bread'], revision: 3 });
  expect(change({ removeTags: ['bread'] })).toEqual({ name: 'Bakery', tags: [], revision: 3 });
  expect(change({ addCategories: [7], addTags: ['bread'], removeTags: ['other'] })).toBeNull();
  expect(() => change({ removeCategories: [7] })).toThrow('Please select at least one category.');
  // One that never had a category may still get tags.
  expect(batchBodyOf({ ...bakery, categories: [] }, { ...NO_CHANGE, addTags: ['new'] })).toMatchObject({
    tags: ['bread', 'new'],
  });
  expect([isNoChange(NO_CHANGE), isNoChange({ ...NO_CHANGE, addTags: ['a'] })]).toEqual([true, false]);
});

it('[DE54] a change of many sets opening hours and who sees them, and sends only what differs', () => {
  const day = { open: true, periods: [{ open: '14:00', close: '16:00' }] };
  const hours = { mon: day, tue: day, wed: day, thur: day, fri: day, sat: day, sun: day } as unknown as Week;
  expect(change({ staffOnly: true })).toEqual({ name: 'Bakery', staff_only: true, revision: 3 });
  expect(change({ staffOnly: false })).toBeNull();
  expect(change({ hours })).toEqual({ name: 'Bakery', opening_hours: hours, revision: 3 });
  expect(change({ hours: null })).toBeNull();
  const office = { ...bakery, staff_only: true, opening_hours: hours } as unknown as Destination;
  const changed = { ...NO_CHANGE, staffOnly: false, hours: structuredClone(hours) };
  expect(batchBodyOf(office, changed)).toEqual({ name: 'Bakery', staff_only: false, revision: 3 });
  expect(batchBodyOf(office, { ...NO_CHANGE, hours: null })).toMatchObject({ opening_hours: null });
  expect([isNoChange({ ...NO_CHANGE, staffOnly: false }), isNoChange({ ...NO_CHANGE, hours: null })]).toEqual([
    false,
    false,
  ]);
});

it('[DE45] the summary has only the outcomes that there are', () => {
  const result = (outcome: RowResult['outcome']): RowResult => ({ key: 'a', name: 'A', outcome, reason: '' });
  expect(outcomesOf([result('failed'), result('done'), result('done')])).toEqual([
    ['done', 2],
    ['failed', 1],
  ]);
  expect(outcomesOf([result('same')])).toEqual([['same', 1]]);
  expect(outcomesOf([])).toEqual([['done', 0]]);
});

it('[DE40] [DE41] counts the outcomes of a change of many, and lists those first that somebody has to look at', () => {
  const result = (key: string, outcome: RowResult['outcome']): RowResult => ({ key, name: key, outcome, reason: '' });
  const results = [result('a', 'done'), result('b', 'stopped'), result('c', 'failed'), result('d', 'done')];
  expect(countResults(results)).toEqual({ done: 2, same: 0, failed: 1, stopped: 1 });
  expect(sortedResults(results)[0]?.key).toBe('c');
});
