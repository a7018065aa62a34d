import { describe, expect, it } from 'vitest';
import { type OpeningHours, openingState, weekdayAt } from '@/model/content/hours/openingState';
import { WEEKDAYS } from '@/model/content/hours/weekdays';

const LONDON = 'Europe/London';
const day = (oh: string, ch: string, value = true) => ({ text: '', value, oh, ch });
const week = (hours: ReturnType<typeof day>): OpeningHours =>
  Object.fromEntries(WEEKDAYS.map((name) => [name, hours])) as OpeningHours;
const at = (iso: string) => Date.parse(iso);

describe('opening hours', () => {
  const shop: OpeningHours = { ...week(day('09:00', '18:00')), sun: day('00:00', '00:00', false) };

  it('[VW4] open from the first minute to before the last', () => {
    // 2 March 2026 is a Monday in winter time.
    expect(openingState(shop, at('2026-03-02T09:00:00Z'), LONDON)).toEqual({ kind: 'open', closes: '18:00' });
    expect(openingState(shop, at('2026-03-02T17:59:59Z'), LONDON).kind).toBe('open');
    expect(openingState(shop, at('2026-03-02T18:00:00Z'), LONDON)).toEqual({
      kind: 'closed',
      opens: { day: 'tue', inDays: 1, at: '09:00' },
    });
    expect(openingState(shop, at('2026-03-02T08:59:59Z'), LONDON)).toEqual({
      kind: 'closed',
      opens: { day: 'mon', inDays: 0, at: '09:00' },
    });
  });

  it('[VW4] a closed day is passed over', () => {
    expect(openingState(shop, at('2026-03-07T20:00:00Z'), LONDON)).toEqual({
      kind: 'closed',
      opens: { day: 'mon', inDays: 2, at: '09:00' },
    });
  });

  it('[VW4] counts in the time zone of the place', () => {
    const moment = at('2026-03-02T23:30:00Z');
    expect(weekdayAt(moment, LONDON)).toBe('mon');
    expect(weekdayAt(moment, 'Asia/Tokyo')).toBe('tue');
    expect(openingState(shop, at('2026-03-02T00:30:00Z'), 'Asia/Tokyo').kind).toBe('open');
    // After the clocks go forward 09:00 in London is 08:00 UTC.
    expect(openingState(shop, at('2026-03-30T08:00:00Z'), LONDON).kind).toBe('open');
    expect(openingState(shop, at('2026-03-30T07:59:00Z'), LONDON).kind).toBe('closed');
  });

  it('[VW4] hours past midnight belong to the evening before', () => {
    const bar: OpeningHours = { fri: day('18:00', '02:00') };
    expect(openingState(bar, at('2026-03-07T01:30:00Z'), LONDON)).toEqual({ kind: 'open', closes: '02:00' });
    expect(openingState(bar, at('2026-03-07T02:00:00Z'), LONDON)).toEqual({
      kind: 'closed',
      opens: { day: 'fri', inDays: 6, at: '18:00' },
    });
  });

  it('[VW4] the whole day has no closing time', () => {
    expect(openingState(week(day('00:00', '00:00')), at('2026-03-02T03:00:00Z'), LONDON)).toEqual({
      kind: 'open',
      closes: null,
    });
    expect(openingState(week(day('00:00', '23:59')), at('2026-03-02T03:00:00Z'), LONDON)).toEqual({
      kind: 'open',
      closes: null,
    });
  });

  it('[VW4] says nothing where nothing is known, and closed where no day is open', () => {
    expect(openingState(null, 0, LONDON)).toEqual({ kind: 'unknown' });
    expect(openingState({}, 0, LONDON)).toEqual({ kind: 'unknown' });
    expect(openingState(week(day('', '', false)), 0, LONDON)).toEqual({ kind: 'closed', opens: null });
  });

  it('[VW4] a time that is none closes that day alone', () => {
    const odd: OpeningHours = { mon: day('nine', '18:00'), tue: day('09:00', '18:00') };
    expect(openingState(odd, at('2026-03-02T12:00:00Z'), LONDON)).toEqual({
      kind: 'closed',
      opens: { day: 'tue', inDays: 1, at: '09:00' },
    });
  });
});
