import { expect, it } from 'vitest';
import { hasTwoOrders, orderOfCell, readClock, readMoment } from '@/model/importing/dates/readMoment';

const text = (cell: string, order: 'dmy' | 'mdy' | null = null): string | null => {
  const moment = readMoment(cell, order);
  return moment && `${moment.date} ${moment.time ?? '-'}${moment.isUtc ? ' UTC' : ''}`;
};

it.each([
  ['2026-05-03', '2026-05-03 -'],
  ['2026/5/3', '2026-05-03 -'],
  ['2026-05-03 18:00', '2026-05-03 18:00:00'],
  ['2026-05-03T18:00:30', '2026-05-03 18:00:30'],
  ['2026-05-03T18:00:00Z', '2026-05-03 18:00:00 UTC'],
  ['2026-05-03T01:30:00.000+02:00', '2026-05-02 23:30:00 UTC'],
  ['20260503T180000Z', '2026-05-03 18:00:00 UTC'],
  ['20260503', '2026-05-03 -'],
  ['03.05.2026', '2026-05-03 -'],
  ['3.5.26, 18 Uhr', '2026-05-03 18:00:00'],
  ['03.05.2026 um 18:30', '2026-05-03 18:30:00'],
  ['25/04/2026', '2026-04-25 -'],
  ['04/25/2026 6:30 pm', '2026-04-25 18:30:00'],
  ['05/05/2026', '2026-05-05 -'],
  ['3 April 2026', '2026-04-03 -'],
  ['Friday, April 3, 2026', '2026-04-03 -'],
  ['3rd Apr 2026', '2026-04-03 -'],
  ['3. März 2026', '2026-03-03 -'],
  ['Sa, 3. Mai 2026 20:15 Uhr', '2026-05-03 20:15:00'],
  ['1er août 2026', '2026-08-01 -'],
  ['3 de enero de 2026', '2026-01-03 -'],
  ['3 giugno 2026', '2026-06-03 -'],
])('[FI28] %s is a date', (cell, expected) => {
  expect(text(cell)).toBe(expected);
});

it.each(['', 'soon', '2026', '31.02.2026', '2026-13-01', '45123', '3 Jui 2026', '2026-05-03 25:99', '05/2026', '1.5.'])(
  '[FI28] “%s” is none',
  (cell) => {
    expect(text(cell)).toBeNull();
  },
);

it('[FI28] a day that may be another one is none without the order of its numbers', () => {
  expect([text('03/04/2026'), text('03/04/2026', 'dmy'), text('03/04/2026 9:00', 'mdy')]).toEqual([
    null,
    '2026-04-03 -',
    '2026-03-04 09:00:00',
  ]);
  expect(['03/04/2026', '25/04/2026', '05/05/2026', '2026-03-04', '03.04.2026'].map(hasTwoOrders)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['03/04/2026', '25-04-2026', '04/25/26'].map(orderOfCell)).toEqual([null, 'dmy', 'mdy']);
});

it('[FI28] times are read as people write them', () => {
  expect(['18:00', '18:00:05', '6 pm', '18h30', '9.15', 'noon'].map(readClock)).toEqual([
    '18:00:00',
    '18:00:05',
    '18:00:00',
    '18:30:00',
    '09:15:00',
    null,
  ]);
});
