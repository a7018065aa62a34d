import { expect, it } from 'vitest';
import { createVisitClock } from '@/model/analytics/visitClock';

const MINUTE = 60_000;
const NINE = Date.parse('2026-03-10T09:00:00Z');

it('[AY10] sends the first use of a visit and the first in each further hour, and begins another after a pause', () => {
  let made = 0;
  const use = createVisitClock(() => {
    made += 1;
    return `visit ${made}`;
  });
  const at = (minutes: number) => use(NINE + minutes * MINUTE);
  expect(at(50)).toBe('visit 1');
  expect([at(51), at(55), at(59)]).toEqual([null, null, null]);
  expect([at(60), at(61)]).toEqual(['visit 1', null]);
  expect(at(66)).toBeNull();
  expect(at(71.1)).toBe('visit 2');
  expect(at(72)).toBeNull();
  expect(made).toBe(2);
});
