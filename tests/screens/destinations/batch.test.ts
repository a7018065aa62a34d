import { expect, it } from 'vitest';
import { countResults, outcomesOf, type RowResult, sortedResults } from '@/components/batch/rowResults';
import type { Destination } from '@/contract/destinations/destinations';
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
