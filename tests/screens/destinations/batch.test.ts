import { expect, it } from 'vitest';
import { countResults, outcomesOf, type RowResult, runRows, sortedResults } from '@/components/batch/rowResults';
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

const rows = Array.from({ length: 20 }, (_, at) => ({ key: String(at), name: `Row ${at}` }));

it('[DE40] [DE41] each row has its own result, and one that fails does not stop the others', async () => {
  const results: RowResult[] = [];
  let running = 0;
  let most = 0;
  await runRows(rows, {
    work: async ({ key }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (key === '3') throw new Error('Somebody else changed it.');
      return key !== '5';
    },
    onResult: (result) => results.push(result),
    isStopped: () => false,
  });
  expect(countResults(results)).toEqual({ done: 18, same: 1, failed: 1, stopped: 0 });
  expect(most).toBeLessThanOrEqual(4);
  expect(sortedResults(results).slice(0, 2)).toEqual([
    { key: '3', name: 'Row 3', outcome: 'failed', reason: 'Somebody else changed it.' },
    { key: '5', name: 'Row 5', outcome: 'same', reason: '' },
  ]);
});

it('[DE40] after Stop the remaining rows are left as they are', async () => {
  const worked: string[] = [];
  const results: RowResult[] = [];
  await runRows(rows, {
    work: async ({ key }) => {
      worked.push(key);
      return true;
    },
    onResult: (result) => results.push(result),
    isStopped: () => worked.length >= 6,
  });
  const counts = countResults(results);
  expect(counts.done).toBe(worked.length);
  expect(counts.done + counts.stopped).toBe(rows.length);
  expect(counts.stopped).toBeGreaterThan(10);
});
