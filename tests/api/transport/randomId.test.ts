import { expect, it } from 'vitest';
import { randomId, timeOrderedId } from '@/api/transport/randomId';
import { uuid } from '@/contract/common';

const QUARTER = 15 * 60_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

it('[AY26] ids of visits are uuids of their own, in the order of the quarters of an hour', () => {
  const ids = Array.from({ length: 400 }, (_, at) => timeOrderedId(NOON + at * QUARTER));
  for (const id of [...ids, randomId()]) expect(uuid.safeParse(id).success).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => id[14] === '7')).toBe(true);
});

it('[AY26] an id says the quarter of an hour and nothing more exact', () => {
  const prefix = (time: number) => timeOrderedId(time).slice(0, 13);
  expect(new Set([0, 1, QUARTER - 1].map((after) => prefix(NOON + after))).size).toBe(1);
  expect(prefix(NOON + QUARTER)).not.toBe(prefix(NOON));
  expect(Number.parseInt(prefix(NOON).replace('-', ''), 16)).toBe(NOON);
  expect(new Set(Array.from({ length: 1000 }, () => timeOrderedId(NOON))).size).toBe(1000);
});
