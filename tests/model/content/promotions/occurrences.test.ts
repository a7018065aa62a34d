import { expect, it } from 'vitest';
import { lastEnd, occurrenceAt, type Series } from '@/model/content/promotions/occurrences';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** The first starts of a rule. */
function starts(series: Series, count: number): string[] {
  const found: string[] = [];
  let now = at('1990-01-01 00:00:00');
  while (found.length < count) {
    const one = occurrenceAt(series, now);
    if (!one || one.start === found.at(-1)) break;
    found.push(one.start);
    now = new Date(at(one.end).getTime() + 1000);
  }
  return found;
}
const of = (repeats: string, start = '2026-01-31 18:00:00', more: Partial<Series> = {}): Series => ({
  start,
  end: start.replace(/ .*/, ' 20:00:00'),
  repeats,
  ...more,
});
const days = (series: Series, count = 4) => starts(series, count).map((start) => start.slice(0, 10));

it.each([
  ['FREQ=DAILY', ['2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03']],
  ['FREQ=DAILY;INTERVAL=10', ['2026-01-31', '2026-02-10', '2026-02-20', '2026-03-02']],
  // A Saturday.
  ['FREQ=WEEKLY', ['2026-01-31', '2026-02-07', '2026-02-14', '2026-02-21']],
  ['FREQ=WEEKLY;BYDAY=TH,FR', ['2026-02-05', '2026-02-06', '2026-02-12', '2026-02-13']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO', ['2026-02-01', '2026-02-09', '2026-02-15', '2026-02-23']],
  // Months without such a day are left out.
  ['FREQ=MONTHLY', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
  ['FREQ=MONTHLY;BYDAY=2TH', ['2026-02-12', '2026-03-12', '2026-04-09', '2026-05-14']],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1SA', ['2026-01-31', '2026-04-25', '2026-07-25', '2026-10-31']],
  ['FREQ=YEARLY;INTERVAL=2', ['2026-01-31', '2028-01-31', '2030-01-31', '2032-01-31']],
  ['FREQ=DAILY;COUNT=2', ['2026-01-31', '2026-02-01']],
  ['FREQ=WEEKLY;UNTIL=20260207', ['2026-01-31', '2026-02-07']],
  ['FREQ=WEEKLY;UNTIL=20260207T175959Z', ['2026-01-31']],
  ['FREQ=WEEKLY;UNTIL=20260207T180000Z', ['2026-01-31', '2026-02-07']],
] as const)('[EV23] %s takes place on these days', (repeats, wanted) => {
  expect(days(of(repeats))).toEqual(wanted);
});

it('[EV23] a day that few years have is found, and the last of a rare rule', () => {
  expect(days(of('FREQ=YEARLY', '2096-02-29 10:00:00'), 2)).toEqual(['2096-02-29', '2104-02-29']);
  expect(lastEnd(of('FREQ=YEARLY;UNTIL=21030101', '2096-02-29 10:00:00'))).toBe('2096-02-29 20:00:00');
});

it('[EV24] it is the one that takes place, until the second of its end, then the next one, then the last one', () => {
  const series = of('FREQ=DAILY;COUNT=2');
  const startAt = (now: string) => occurrenceAt(series, at(now))?.start;
  expect(startAt('2020-01-01 00:00:00')).toBe('2026-01-31 18:00:00');
  expect(startAt('2026-01-31 20:00:00')).toBe('2026-01-31 18:00:00');
  expect(startAt('2026-01-31 20:00:01')).toBe('2026-02-01 18:00:00');
  expect(startAt('2030-01-01 00:00:00')).toBe('2026-02-01 18:00:00');
  expect([lastEnd(series), lastEnd(of('FREQ=DAILY')), lastEnd(of('FREQ=DAILY;UNTIL=20260202'))]).toEqual([
    '2026-02-01 20:00:00',
    null,
    '2026-02-02 20:00:00',
  ]);
});

it('[EV24] it keeps the clock of its zone over a change of clocks', () => {
  // 18:00 to 22:00 in New York, where clocks change on 8 March and 1 November.
  const series = of('FREQ=WEEKLY', '2026-03-05 23:00:00', { end: '2026-03-06 03:00:00', timezone: 'America/New_York' });
  expect(starts(series, 3)).toEqual(['2026-03-05 23:00:00', '2026-03-12 22:00:00', '2026-03-19 22:00:00']);
  expect(occurrenceAt(series, at('2026-11-01 12:00:00'))?.start).toBe('2026-11-05 23:00:00');
});

it('[EV24] the days of a week, and the last day, are those of its zone', () => {
  // Friday 00:30 in Berlin is Thursday in UTC.
  const series = of('FREQ=WEEKLY;BYDAY=FR;UNTIL=20260619', '2026-06-04 22:30:00', {
    end: '2026-06-04 23:30:00',
    timezone: 'Europe/Berlin',
  });
  expect(starts(series, 9)).toEqual(['2026-06-04 22:30:00', '2026-06-11 22:30:00', '2026-06-18 22:30:00']);
});

it('[EV23] what takes place once, has no end or no day has no times', () => {
  expect(occurrenceAt({ ...of('FREQ=DAILY'), repeats: null }, new Date(0))).toBeNull();
  expect(occurrenceAt({ ...of('FREQ=DAILY'), end: null }, new Date(0))).toBeNull();
  expect(occurrenceAt(of('FREQ=DAILY;UNTIL=20260101'), new Date(0))).toBeNull();
});
