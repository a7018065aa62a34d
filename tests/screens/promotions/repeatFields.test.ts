import { expect, it } from 'vitest';
import { formRecordOf, validateValues } from '@/machines/records/recordKind';
import { timesOf } from '@/screens/promotions/promotionFields';
import { PROMOTION_KINDS, type PromotionValues } from '@/screens/promotions/promotionKind';
import { repeatChoices, repeatRuleOf, repeatText, repeatValues } from '@/screens/promotions/repeatFields';

const record = {
  uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  name: 'Market',
  short_desc: '',
  long_desc: '',
  website: '',
  image: null,
  start: '2026-05-01 09:00:00',
  end: '2026-05-01 12:00:00',
  upcoming: null,
  everywhere: true,
  repeats: 'FREQ=WEEKLY;BYDAY=TH,FR;UNTIL=20261231',
  timezone: 'Europe/London',
  revision: 3,
};
const values = formRecordOf(PROMOTION_KINDS.event, record).values as PromotionValues;

it('[EV26] a form keeps every rule, also one that it does not offer', () => {
  for (const rule of [
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=TH,FR;UNTIL=20261231',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=5',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TU',
    'FREQ=YEARLY;COUNT=1',
  ])
    expect(repeatRuleOf(repeatValues(rule, 'UTC'))).toBe(rule);
  expect(repeatRuleOf(repeatValues(null, 'UTC'))).toBeNull();
  // A moment is a day by the clock of its zone.
  expect(repeatValues('FREQ=DAILY;UNTIL=20261231T233000Z', 'Europe/Berlin').until).toBe('2027-01-01');
});

it('[EV26] the form offers what fits its start', () => {
  const offered = (start: string, present = '') => repeatChoices(start, present).map(({ name }) => name);
  expect(offered('2026-05-28 18:00:00')).toEqual([
    'Never',
    'Daily',
    'Weekly',
    'Monthly',
    'Monthly on the fourth Thursday',
    'Monthly on the last Thursday',
    'Yearly',
  ]);
  expect(offered('2026-05-31 18:00:00')).toContain('Monthly on the last Sunday');
  expect(offered('2026-05-31 18:00:00')).toHaveLength(6);
  expect(offered('', 'FREQ=WEEKLY;INTERVAL=2')).toEqual([
    'Never',
    'Daily',
    'Weekly',
    'Monthly',
    'Yearly',
    'Every 2 weeks',
  ]);
});

it('[EV26] a rule is told in words', () => {
  expect(
    ['FREQ=DAILY;COUNT=1', record.repeats, 'FREQ=MONTHLY;BYDAY=1MO', 'FREQ=YEARLY;INTERVAL=4;COUNT=3', null].map(
      repeatText,
    ),
  ).toEqual([
    'Daily, once',
    'Weekly on Thursday, Friday, until 2026-12-31',
    'Monthly on the first Monday',
    'Every 4 years, 3 times',
    '',
  ]);
});

it('[EV26] [EV23] the form asks for an end, and for a last day or a number of times', () => {
  const check = (changed: Partial<PromotionValues>) => validateValues(PROMOTION_KINDS.event, { ...values, ...changed });
  expect(check({})).toEqual({});
  expect(check({ end: '' })).toEqual({ end: 'Please choose when the first one ends, so that it can repeat.' });
  expect(check({ end: '2026-05-03 09:00:00' })).toEqual({ end: 'Each one must end before the next one begins.' });
  expect(check({ until: '', times: 'often' })).toEqual({ times: 'Please type a number from 1 to 999.' });
  expect(check({ times: '3' })).toEqual({ times: 'Please choose a last day or a number, not both.' });
  expect(check({ until: '2026-12' })).toEqual({ until: 'Please choose a day from the calendar, or type all of it.' });
  // A hidden field is not asked for.
  expect(check({ repeats: '', end: '', times: 'often' })).toEqual({});
});

it('[EV26] a list shows the time that is now or next', () => {
  const next = { start: '2026-05-08 09:00:00', end: '2026-05-08 12:00:00' };
  expect([timesOf({ ...record, next }), timesOf(record)]).toEqual([next, { start: record.start, end: record.end }]);
});
