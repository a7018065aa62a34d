import { expect, it } from 'vitest';
import { readRepeatRule, repeatProblem } from '@/model/content/promotions/repeatRule';

const ONCE = { interval: 1, days: [], nth: null, until: null, times: null };

it.each([
  ['FREQ=DAILY', { ...ONCE, every: 'day' }],
  ['INTERVAL=2;FREQ=WEEKLY;BYDAY=FR,MO,FR', { ...ONCE, every: 'week', interval: 2, days: [0, 4] }],
  ['FREQ=MONTHLY;BYDAY=-1TU', { ...ONCE, every: 'month', nth: { place: -1, day: 1 } }],
  ['FREQ=YEARLY;COUNT=12', { ...ONCE, every: 'year', times: 12 }],
  ['FREQ=DAILY;UNTIL=20280229', { ...ONCE, every: 'day', until: '2028-02-29' }],
  ['FREQ=DAILY;UNTIL=20280229T235959Z', { ...ONCE, every: 'day', until: '2028-02-29 23:59:59' }],
] as const)('[EV23] %s is a rule', (text, rule) => {
  expect(readRepeatRule(text)).toEqual(rule);
});

it.each([
  '',
  'DAILY',
  'RRULE:FREQ=DAILY',
  'DTSTART:20260101T000000Z FREQ=DAILY',
  'FREQ=HOURLY',
  'INTERVAL=2',
  'FREQ=DAILY;',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270229',
  'FREQ=DAILY;UNTIL=20270101T250000Z',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=YEARLY;BYMONTH=2',
])('[EV23] “%s” is none', (text) => {
  expect(readRepeatRule(text)).toBeNull();
});

it('[EV23] it needs an end, before it begins again', () => {
  const problem = (repeats: string | null, end: string | null) =>
    repeatProblem({ start: '2026-05-04 10:00:00', end, repeats });
  expect(problem(null, null)).toBeNull();
  expect(problem('FREQ=DAILY', null)).toBe('endless');
  expect([problem('FREQ=DAILY', '2026-05-05 10:00:00'), problem('FREQ=DAILY', '2026-05-05 10:00:01')]).toEqual([
    null,
    'long',
  ]);
  expect(problem('FREQ=WEEKLY;BYDAY=MO,WE', '2026-05-06 10:00:01')).toBe('long');
  expect(problem('FREQ=WEEKLY;BYDAY=MO,SU', '2026-05-05 10:00:00')).toBeNull();
  expect(problem('FREQ=WEEKLY;BYDAY=MO,SU', '2026-05-05 10:00:01')).toBe('long');
  expect(problem('FREQ=MONTHLY', '2026-06-01 10:00:00')).toBeNull();
  expect(problem('FREQ=YEARLY', '2027-05-04 10:00:00')).toBeNull();
});
