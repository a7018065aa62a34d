import OsmHours from 'opening_hours';
import { expect, it } from 'vitest';
import type { OpeningHours } from '@/model/content/hours/openingHours';
import { openingState } from '@/model/content/hours/openingState';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { seeded } from '../../../support/objWriter';

const open = (oh: string, ch: string) => ({ text: '', value: true, oh, ch });
const shut = { text: '', value: false, oh: '', ch: '' };
const usual = open('09:00', '17:30');

it.each([
  ['no hours', null, ''],
  ['an empty week', {}, ''],
  [
    'runs of days',
    { mon: usual, tue: usual, wed: usual, thur: usual, fri: usual, sat: open('10:00', '16:00'), sun: shut },
    'Mo-Fr 09:00-17:30, Sa 10:00-16:00',
  ],
  ['a day apart', { mon: usual, tue: shut, wed: usual, thur: usual }, 'Mo 09:00-17:30, We-Th 09:00-17:30'],
  ['the whole day', { sat: open('00:00', '00:00'), sun: open('08:00', '08:00') }, 'Sa-Su 00:00-24:00'],
  ['past midnight', { fri: open('22:00', '02:00') }, 'Fr 22:00-02:00'],
  ['until the end of the day', { sat: open('18:00', '23:59'), sun: open('18:00', '00:00') }, 'Sa-Su 18:00-24:00'],
  ['a whole day that ends a minute early', { sun: open('00:00', '23:59') }, 'Su 00:00-24:00'],
  ['closed every day', Object.fromEntries(WEEKDAYS.map((day) => [day, shut])), 'off'],
  ['times that are none', { sat: open('nine', '18:00'), sun: usual }, 'Su 09:00-17:30'],
] as const)('[EX3] writes opening hours: %s', (_name, week, expected) => {
  expect(osmOpeningHours(week)).toBe(expected);
});

it.each([
  [
    'several periods a day',
    { mon: { ...open('09:00', '12:30'), more: [{ oh: '14:00', ch: '18:00' }] }, tue: usual },
    'Mo 09:00-12:30,14:00-18:00, Tu 09:00-17:30',
  ],
  [
    'special days',
    {
      mon: usual,
      special: [
        { date: '2026-12-25', name: 'Christmas', ...shut },
        { date: '2026-12-28', until: '2026-12-30', name: '', ...open('10:00', '14:00') },
      ],
    },
    'Mo 09:00-17:30; 2026 Dec 28-2026 Dec 30 10:00-14:00; 2026 Dec 25 off',
  ],
  [
    'a special day after a late night',
    { thur: open('18:00', '02:00'), special: [{ date: '2026-12-25', name: '', ...shut }] },
    'Th 18:00-02:00; 2026 Dec 25 00:00-02:00',
  ],
] as const)('[EX3] writes opening hours: %s', (_name, week, expected) => {
  expect(osmOpeningHours(week)).toBe(expected);
});

/** Monday 2 March 2026, of the clock of this computer, which the reader goes by. */
const monday = (minutes: number) => new Date(2026, 2, 2, 0, minutes);
const MINUTES = 8 * 1440;

const expectSame = (week: OpeningHours): void => {
  const text = osmOpeningHours(week);
  if (text === '') return;
  const reader = new OsmHours(text, null);
  for (let at = 0; at < MINUTES; at += 15) {
    const state = openingState(week, Date.UTC(2026, 2, 2) + at * 60_000, 'UTC');
    expect([text, at, state.kind]).toEqual([text, at, reader.getState(monday(at)) ? 'open' : 'closed']);
  }
};

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  '[EX3] a reader of the notation has the place open when visitors have it open, seed %i',
  (seed) => {
    const random = seeded(seed);
    const time = () => `${String(Math.floor(random() * 24)).padStart(2, '0')}:${random() < 0.5 ? '00' : '30'}`;
    expectSame(
      Object.fromEntries(
        WEEKDAYS.map((day) => [day, random() < 0.2 ? shut : open(time(), random() < 0.1 ? '23:59' : time())]),
      ),
    );
  },
);

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  '[EX3] a reader has breaks and special days as visitors have them, seed %i',
  (seed) => {
    const random = seeded(seed + 100);
    const morning = () => `0${6 + Math.floor(random() * 4)}:00`;
    const day = () => {
      if (random() < 0.2) return shut;
      const evening = { oh: '14:30', ch: random() < 0.3 ? '01:30' : '18:00' };
      return { ...open(morning(), '12:00'), more: random() < 0.5 ? [evening] : [] };
    };
    expectSame({
      ...Object.fromEntries(WEEKDAYS.map((name) => [name, day()])),
      special: [
        { date: '2026-03-04', name: 'A sale', ...day() },
        { date: '2026-03-06', until: '2026-03-07', name: 'Works', ...day() },
      ],
    });
  },
);

it('[EX3] a late night before a closed day is not cut', () => {
  const text = osmOpeningHours({ fri: open('18:00', '04:00'), sat: shut, sun: shut });
  expect(text).toBe('Fr 18:00-04:00');
  expect(new OsmHours(text, null).getState(monday(5 * 1440 + 120))).toBe(true);
  expect(new OsmHours('Fr 18:00-04:00; Sa off', null).getState(monday(5 * 1440 + 120))).toBe(false);
});
