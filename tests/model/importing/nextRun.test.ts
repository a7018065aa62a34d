import { expect, it } from 'vitest';
import { nextRun, type Schedule } from '@/model/importing/nextRun';

const LONDON = 'Europe/London';
const off: Schedule = { every: 'off', at: '03:30' };
const hourly: Schedule = { every: 'hourly', at: '03:30' };
const daily: Schedule = { every: 'daily', at: '03:30' };

const after = (schedule: Schedule, date: string, failures = 0, timeZone = LONDON) =>
  nextRun(schedule, { date: new Date(date), failures }, timeZone)?.toISOString() ?? null;

it('[IO9] a source with a schedule that was never imported is due at once, one without never', () => {
  expect(nextRun(hourly, null, LONDON)).toEqual(new Date(0));
  expect(nextRun(daily, null, LONDON)).toEqual(new Date(0));
  expect(nextRun(off, null, LONDON)).toBeNull();
  expect(after(off, '2026-01-10T12:00:00Z')).toBeNull();
});

it('[IO9] hourly is an hour after the last import, daily the next such time in the zone of the location', () => {
  expect(after(hourly, '2026-01-10T12:10:00Z')).toBe('2026-01-10T13:10:00.000Z');
  expect(after(daily, '2026-01-10T03:29:59Z')).toBe('2026-01-10T03:30:00.000Z');
  expect(after(daily, '2026-01-10T03:30:00Z')).toBe('2026-01-11T03:30:00.000Z');
  expect(after(daily, '2026-07-10T12:00:00Z')).toBe('2026-07-11T02:30:00.000Z');
  expect(after(daily, '2026-01-10T12:00:00Z', 0, 'Asia/Tokyo')).toBe('2026-01-10T18:30:00.000Z');
  // The clocks go forward in the night to 29 March.
  expect(after(daily, '2026-03-28T12:00:00Z')).toBe('2026-03-29T02:30:00.000Z');
});

it('[IO10] a failed import is tried again after 15 minutes, then after twice as long, at most a day', () => {
  const failed = (failures: number) => after(off, '2026-01-10T00:00:00Z', failures);
  expect([1, 2, 3, 7, 8, 5000].map(failed)).toEqual([
    '2026-01-10T00:15:00.000Z',
    '2026-01-10T00:30:00.000Z',
    '2026-01-10T01:00:00.000Z',
    '2026-01-10T16:00:00.000Z',
    '2026-01-11T00:00:00.000Z',
    '2026-01-11T00:00:00.000Z',
  ]);
});

it('[IO10] whichever comes first, schedule or retry', () => {
  expect(after(hourly, '2026-01-10T00:00:00Z', 1)).toBe('2026-01-10T00:15:00.000Z');
  expect(after(hourly, '2026-01-10T00:00:00Z', 6)).toBe('2026-01-10T01:00:00.000Z');
});
