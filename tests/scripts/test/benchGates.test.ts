import { expect, it } from 'vitest';
import { missedOfGates } from '../../../bench/support/gates.mjs';
import { unmeantOf } from '../../../bench/worst/unmeant.mjs';

it('[TR29] a missed goal of the worst load is a failure, that of another benchmark a figure', () => {
  const row = (bench: string, reached: boolean | null) => ({ bench, reached });
  const missed = [row('worst', true), row('worst', false), row('worst', null), row('parse', false)];
  expect(missedOfGates(missed)).toEqual([row('worst', false)]);
});

it('[TR29] answers count that are neither success nor a refusal that the load means, and all where nothing was measured', () => {
  expect(unmeantOf({ 200: 40, 503: 8 }, [])).toBe(0);
  expect(unmeantOf({ 422: 5, 429: 1 }, [422])).toBe(0);
  expect(unmeantOf({ 200: 3, 404: 2, 0: 1 }, [422])).toBe(3);
  expect(unmeantOf({ 503: 7 }, [])).toBe(7);
  expect(unmeantOf({}, [])).toBe(1);
});
