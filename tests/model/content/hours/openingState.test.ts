import { describe, expect, it } from 'vitest';
import { followEachOther, hoursOfPlace, type OpeningHours, specialOn } from '@/model/content/hours/openingHours';
import { dayAt, openingState } from '@/model/content/hours/openingState';
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
    expect(dayAt({}, moment, { zone: LONDON, inDays: 0 }).weekday).toBe('mon');
    expect(dayAt({}, moment, { zone: 'Asia/Tokyo', inDays: 0 }).weekday).toBe('tue');
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

  it('[VW4] the last minute of a day that ends at 23:59 is open', () => {
    const now = at('2026-03-02T23:59:30Z');
    expect(openingState(week(day('00:00', '23:59')), now, LONDON)).toEqual({ kind: 'open', closes: null });
    expect(openingState({ mon: day('18:00', '23:59') }, now, LONDON)).toEqual({ kind: 'open', closes: '23:59' });
    expect(openingState({ mon: day('18:00', '23:59') }, at('2026-03-03T00:00:00Z'), LONDON).kind).toBe('closed');
  });

  it('[VW4] hours that touch or overlap are one', () => {
    const night: OpeningHours = { fri: day('18:00', '00:00'), sat: day('00:00', '04:00') };
    expect(openingState(night, at('2026-03-06T23:00:00Z'), LONDON)).toEqual({ kind: 'open', closes: '04:00' });
    const minute: OpeningHours = { fri: day('18:00', '23:59'), sat: day('00:00', '04:00') };
    expect(openingState(minute, at('2026-03-06T23:59:00Z'), LONDON)).toEqual({ kind: 'open', closes: '04:00' });
    const late: OpeningHours = { fri: day('18:00', '04:00'), sat: day('03:00', '05:00') };
    expect(openingState(late, at('2026-03-07T03:30:00Z'), LONDON)).toEqual({ kind: 'open', closes: '05:00' });
    const long: OpeningHours = { fri: day('18:00', '00:00'), sat: day('00:00', '00:00'), sun: day('00:00', '12:00') };
    expect(openingState(long, at('2026-03-06T20:00:00Z'), LONDON)).toEqual({ kind: 'open', closes: null });
    expect(openingState(long, at('2026-03-08T08:00:00Z'), LONDON)).toEqual({ kind: 'open', closes: '12:00' });
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

  it('[VW14] a place may close at noon', () => {
    const baker: OpeningHours = { mon: { ...day('06:00', '12:00'), more: [{ oh: '14:00', ch: '18:00' }] } };
    const state = (time: string) => openingState(baker, at(`2026-03-02T${time}:00Z`), LONDON);
    expect(state('11:59')).toEqual({ kind: 'open', closes: '12:00' });
    expect(state('12:00')).toEqual({ kind: 'closed', opens: { day: 'mon', inDays: 0, at: '14:00' } });
    expect(state('14:00')).toEqual({ kind: 'open', closes: '18:00' });
  });

  it('[VW14] a special day replaces the hours of its weekday, on each of several days', () => {
    const special = [
      { date: '2026-03-03', name: 'Stocktaking', ...day('00:00', '00:00', false) },
      { date: '2026-03-05', until: '2026-03-06', name: 'Sale', ...day('07:00', '23:00') },
    ];
    const state = (time: string) => openingState({ ...shop, special }, at(`2026-03-${time}:00Z`), LONDON);
    expect(state('02T18:30')).toEqual({ kind: 'closed', opens: { day: 'wed', inDays: 2, at: '09:00' } });
    expect(state('03T12:00').kind).toBe('closed');
    expect(state('05T07:00')).toEqual({ kind: 'open', closes: '23:00' });
    expect(state('06T22:59').kind).toBe('open');
    expect(state('07T07:00').kind).toBe('closed');
  });

  it('[VW14] a date is that of the place, not of whoever looks', () => {
    const special = [{ date: '2026-03-03', name: '', ...day('00:00', '00:00', false) }];
    const moment = at('2026-03-02T16:00:00Z');
    expect(openingState({ ...shop, special }, moment, LONDON).kind).toBe('open');
    // There it is one o'clock of the next day.
    expect(openingState({ ...week(day('00:00', '00:00')), special }, moment, 'Asia/Tokyo').kind).toBe('closed');
  });

  it('[VW14] the night before a special day lasts until it ends', () => {
    const special = [{ date: '2026-03-03', name: '', ...day('00:00', '00:00', false) }];
    const bar: OpeningHours = { ...week(day('18:00', '02:00')), special };
    expect(openingState(bar, at('2026-03-03T01:30:00Z'), LONDON)).toEqual({ kind: 'open', closes: '02:00' });
    expect(dayAt(bar, at('2026-03-03T01:30:00Z'), { zone: LONDON, inDays: 0 })).toMatchObject({
      weekday: 'tue',
      hours: special[0],
      special: '',
      openUntil: '02:00',
    });
    expect(dayAt(bar, at('2026-03-02T12:00:00Z'), { zone: LONDON, inDays: 2 })).toMatchObject({
      weekday: 'wed',
      special: null,
      openUntil: null,
    });
  });

  it('[VW14] special days of a location hold for its places, unless a place has its own', () => {
    const christmas = { date: '2026-12-25', name: 'Christmas', ...day('00:00', '00:00', false) };
    const own = { ...christmas, name: 'Open all the same', ...day('10:00', '14:00') };
    expect(hoursOfPlace(shop, { special: [christmas] })?.special).toEqual([christmas]);
    const both = hoursOfPlace({ ...shop, special: [own] }, { special: [christmas] });
    expect(both && specialOn(both, '2026-12-25')).toEqual(own);
    expect(hoursOfPlace(null, { special: [christmas] })).toBeNull();
    expect(hoursOfPlace(shop, null)).toBe(shop);
  });

  it('[DE51] the periods of a day follow each other, and the last alone goes into the next day', () => {
    const more = (...periods: [string, string][]) => ({ more: periods.map(([oh, ch]) => ({ oh, ch })) });
    expect(followEachOther({ ...day('09:00', '12:00'), ...more(['13:00', '18:00'], ['20:00', '02:00']) })).toBe(true);
    expect(followEachOther({ ...day('09:00', '12:00'), ...more(['11:00', '18:00']) })).toBe(false);
    expect(followEachOther({ ...day('18:00', '02:00'), ...more(['03:00', '04:00']) })).toBe(false);
    expect(followEachOther({ ...day('09:00', '12:00', false), ...more(['11:00', '18:00']) })).toBe(true);
  });
});
