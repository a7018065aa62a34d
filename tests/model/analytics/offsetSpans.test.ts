import { expect, it } from 'vitest';
import { offsetSpans, startOfDay } from '@/model/analytics/offsetSpans';

const spans = (zone: string, from: string, to: string) =>
  offsetSpans(zone, new Date(from), new Date(to)).map((one) => [one.from, one.to, one.offset]);

it('[AY7] splits a time at both changes of the clocks', () => {
  expect(spans('Europe/London', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toEqual([
    ['2026-01-01T00:00:00Z', '2026-03-29T01:00:00Z', 0],
    ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', 3600],
    ['2026-10-25T01:00:00Z', '2027-01-01T00:00:00Z', 0],
  ]);
  expect(spans('Europe/London', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z')).toHaveLength(1);
});

it('[AY7] knows zones without changes, with half hours, and an empty time', () => {
  expect(spans('Asia/Kolkata', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toEqual([
    ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 19_800],
  ]);
  expect(spans('UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual([]);
});

it('[AY6] begins a day at its first moment, also on the days of a change', () => {
  const at = (zone: string, now: string) => startOfDay(zone, new Date(now)).toISOString();
  expect(at('Europe/London', '2026-03-29T12:00:00Z')).toBe('2026-03-29T00:00:00.000Z');
  expect(at('Europe/London', '2026-10-25T12:00:00Z')).toBe('2026-10-24T23:00:00.000Z');
  expect(at('Asia/Tokyo', '2026-03-09T15:00:00Z')).toBe('2026-03-09T15:00:00.000Z');
  // The clocks of Beirut are put forward at midnight: the day has no 00:00.
  expect(at('Asia/Beirut', '2026-03-29T12:00:00Z')).toBe('2026-03-28T22:00:00.000Z');
});
