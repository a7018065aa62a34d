import { expect, it } from 'vitest';
import { hourBeginsAt, splitAtHours } from '@/model/analytics/quarters';

it.each([
  ['Europe/London', 0],
  ['Asia/Kolkata', 30],
  ['Asia/Kathmandu', 15],
  ['America/St_Johns', 30],
  ['Pacific/Chatham', 15],
  ['Asia/Tokyo', 0],
])('[AY7] an hour of %s begins %i minutes after one of UTC', (zone, minutes) => {
  expect(hourBeginsAt(zone, Date.parse('2026-03-10T12:00:00Z'))).toBe(minutes);
});

it('[AY7] the hour follows the offset of its time', () => {
  // Lord Howe Island moves its clocks by half an hour.
  expect(hourBeginsAt('Australia/Lord_Howe', Date.parse('2026-01-10T12:00:00Z'))).toBe(0);
  expect(hourBeginsAt('Australia/Lord_Howe', Date.parse('2026-07-10T12:00:00Z'))).toBe(30);
});

const span = (from: string, to: string, offset = 0) => ({
  from: `2026-03-10T${from}Z`,
  to: `2026-03-10T${to}Z`,
  offset,
});
const times = (spans: readonly { from: string; to: string }[]) =>
  spans.map(({ from, to }) => `${from.slice(11, 16)}-${to.slice(11, 16)}`);

it.each([
  [span('12:00:00', '15:00:00'), ['12:00-15:00'], []],
  [span('12:20:00', '15:40:00'), ['13:00-15:00'], ['12:15-13:00', '15:00-15:40']],
  [span('13:15:00', '13:20:00'), [], ['13:15-13:20']],
  [span('12:50:00', '13:10:00'), [], ['12:45-13:10']],
  [span('12:00:00', '15:00:00', 19_800), [], ['12:00-15:00']],
  [span('12:00:00', '12:00:00'), [], []],
] as const)('[AY6] whole hours are summed, the rest by quarters: %o', (given, whole, quarters) => {
  const split = splitAtHours([given]);
  expect([times(split.whole), times(split.quarters)]).toEqual([whole, quarters]);
});
