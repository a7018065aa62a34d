import { expect, it } from 'vitest';
import { rangeInUtc, rangeProblem, SHORTCUTS, shortcutMoment } from '@/model/analytics/dateRange';

const LONDON = 'Europe/London';

it('[AY12] has the five shortcuts, in the zone of the location', () => {
  const now = '2026-03-10T22:30:15.900Z';
  expect(SHORTCUTS.map((one) => shortcutMoment(one, 'Asia/Tokyo', now))).toEqual([
    '2026-03-11 07:30:15',
    '2026-03-11 00:00:00',
    '2026-03-11 23:59:59',
    '2026-03-10 07:30:15',
    '2026-03-04 07:30:15',
  ]);
});

it('[AY12] keeps the time of day when the clocks were changed meanwhile', () => {
  // The clocks of London go forward at 01:00 UTC on 29 March 2026, and back at 01:00 UTC on 25 October 2026.
  const moments = (now: string) => SHORTCUTS.slice(3).map((one) => shortcutMoment(one, LONDON, now));
  expect(moments('2026-03-29T11:00:00Z')).toEqual(['2026-03-28 12:00:00', '2026-03-22 12:00:00']);
  expect(moments('2026-10-25T12:00:00Z')).toEqual(['2026-10-24 12:00:00', '2026-10-18 12:00:00']);
  // Yesterday's time does not exist: an hour later.
  expect(shortcutMoment('yesterday', LONDON, '2026-03-30T00:30:00Z')).toBe('2026-03-29 02:30:00');
});

it('[AY13] is a range when both ends are set and the start is before the end', () => {
  const day = '2026-07-01 00:00:00';
  expect(rangeInUtc({ start: day, end: '2026-07-02 00:00:00' }, LONDON)).toEqual({
    start: '2026-06-30 23:00:00',
    end: '2026-07-01 23:00:00',
  });
  for (const [start, end, problem] of [
    ['', '', null],
    [day, '', 'one-end'],
    ['', day, 'one-end'],
    [day, day, 'order'],
    ['2026-07-02 00:00:00', day, 'order'],
    ['2026-06-31 00:00:00', day, 'order'],
    ['soon', day, 'order'],
  ] as const) {
    expect(rangeInUtc({ start, end }, LONDON)).toBeNull();
    expect(rangeProblem({ start, end }, LONDON)).toBe(problem);
  }
  expect(rangeProblem({ start: '2026-06-30 00:00:00', end: day }, LONDON)).toBeNull();
});

it('[AY13] counts the hours of the days on which the clocks are changed', () => {
  const hours = (start: string, end: string) => {
    const range = rangeInUtc({ start, end }, LONDON);
    return range && (Date.parse(`${range.end}Z`) - Date.parse(`${range.start}Z`)) / 3_600_000;
  };
  expect(hours('2026-03-29 00:00:00', '2026-03-30 00:00:00')).toBe(23);
  expect(hours('2026-10-25 00:00:00', '2026-10-26 00:00:00')).toBe(25);
  // 01:30 does not exist, so it is 02:30, which is after 02:15.
  expect(hours('2026-03-29 01:30:00', '2026-03-29 02:15:00')).toBeNull();
});
