import { expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { LEFT_OUT, reads, writes } from '../../../bench/aged/calls.mjs';
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

it('[TR30] the aged world is asked for every read of the contract that is not left out with a reason, and ten writes', () => {
  const ids = new Proxy({}, { get: (_, kind) => `id-of-${String(kind)}` });
  const asked = reads(ids);
  const all = allCalls.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect([...asked.map(({ name }) => name), ...Object.keys(LEFT_OUT)].sort()).toEqual(all.sort());
  expect(Object.values(LEFT_OUT).filter((why) => why.length < 10)).toEqual([]);
  expect(asked.filter(({ path }) => /[{}]|undefined/.test(path))).toEqual([]);
  expect(writes(ids).length).toBeGreaterThanOrEqual(10);
  expect(missedOfGates([{ bench: 'aged', reached: false }])).toHaveLength(1);
});
