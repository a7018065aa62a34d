import { describe, expect, it } from 'vitest';
import { allPages } from '@/api/transport/allPages';
import { LIST_PAGE } from '@/contract/common';

const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: String(at).padStart(6, '0') }));

/** A provider of so many records, and what it is asked for. */
function provider(count: number, knowsPages = true) {
  const all = records(count);
  const asked: (number | null)[] = [];
  const read = async ({ limit, after }: { limit: number; after?: number }) => {
    asked.push(after ?? null);
    if (!knowsPages) return all;
    const from = after ?? 0;
    return all.slice(from, from + limit);
  };
  return { all, asked, read };
}

describe('a long list', () => {
  it.each([0, 1, LIST_PAGE - 1, LIST_PAGE, LIST_PAGE + 1, 3 * LIST_PAGE])(
    '[HT42] of %i records is read in pages',
    async (count) => {
      const { all, asked, read } = provider(count);
      expect(await allPages(read)).toEqual(all);
      expect(asked.length).toBe(Math.floor(count / LIST_PAGE) + 1);
    },
  );

  it.each([10, LIST_PAGE, 5 * LIST_PAGE])(
    '[HT42] of %i records of a provider without pages is read once',
    async (count) => {
      const { all, asked, read } = provider(count, false);
      expect(await allPages(read)).toEqual(all);
      expect(asked.length).toBeLessThanOrEqual(2);
    },
  );
});
