import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagerPages } from '@/model/content/search/pagerPages';

it('[AL6] offers all pages while there are few', () => {
  expect(pagerPages(1, 1, 21)).toEqual([1]);
  expect(pagerPages(3, 21, 21)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});

it('[AL6] offers the first, the last and those around the current one of many', () => {
  expect(pagerPages(50, 100, 7)).toEqual([1, 48, 49, 50, 51, 52, 100]);
  expect(pagerPages(1, 100, 7)).toEqual([1, 2, 3, 4, 5, 6, 100]);
  expect(pagerPages(100, 100, 7)).toEqual([1, 95, 96, 97, 98, 99, 100]);
});

it('[AL6] offers at most so many, rising, with the current one among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (last, at) => {
      const current = 1 + (at % last);
      const pages = pagerPages(current, last, 21);
      expect(pages).toHaveLength(Math.min(last, 21));
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toContain(current);
      expect([pages[0], pages.at(-1)]).toEqual([1, last]);
    }),
  );
});
