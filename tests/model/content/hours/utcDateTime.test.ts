import { expect, it } from 'vitest';
import {
  combineDateTime,
  isDate,
  isUtcDateTime,
  partsOf,
  toInstant,
  toUtcDateTime,
} from '@/model/content/hours/utcDateTime';
import { promotionState } from '@/model/content/promotions/promotionState';

it.each([
  ['2026-02-28 00:00:00', true],
  ['2024-02-29 23:59:59', true],
  ['2026-02-29 00:00:00', false],
  ['2026-13-01 00:00:00', false],
  ['2026-01-01 24:00:00', false],
  ['2026-01-01 12:60:00', false],
  ['2026-01-01T12:00:00', false],
  ['2026-01-01', false],
  ['', false],
])('[EV4] “%s” is a moment: %s', (text, isOne) => {
  expect(isUtcDateTime(text)).toBe(isOne);
});

it('[EV4] a day exists in the calendar', () => {
  expect(['2026-04-30', '2026-04-31', '2026-4-3', ''].map(isDate)).toEqual([true, false, false, false]);
  // A year of two digits, as the field of a browser gives it.
  expect(['1900-01-01', '0026-05-12'].map(isDate)).toEqual([true, false]);
  expect(isUtcDateTime('0026-05-12 10:00:00')).toBe(false);
});

it('[EV14] a day without a time is midnight, and without a day there is no moment', () => {
  expect(combineDateTime('2026-12-01', '')).toBe('2026-12-01 00:00:00');
  expect(combineDateTime('2026-12-01', '09:30')).toBe('2026-12-01 09:30:00');
  expect(combineDateTime('2026-12-01', '09:30:15')).toBe('2026-12-01 09:30:15');
  expect(combineDateTime('', '09:30')).toBe('');
  expect(partsOf('2026-12-01 09:30:00')).toEqual({ date: '2026-12-01', time: '09:30:00' });
  expect(partsOf('')).toEqual({ date: '', time: '' });
});

it('[EV4] a moment is in UTC, whatever the zone of the computer', () => {
  expect(toInstant('2026-07-01 12:00:00')).toBe('2026-07-01T12:00:00Z');
  expect(toUtcDateTime(new Date('2026-07-01T12:00:00+02:00'))).toBe('2026-07-01 10:00:00');
});

it.each([
  ['2026-05-01 12:00:00', null, 'live'],
  ['2026-05-01 12:00:01', null, 'upcoming'],
  ['2026-04-01 00:00:00', '2026-05-01 12:00:00', 'live'],
  ['2026-04-01 00:00:00', '2026-05-01 11:59:59', 'ended'],
] as const)('[EV7] from %s to %s it is %s', (start, end, state) => {
  expect(promotionState({ start, end }, new Date('2026-05-01T12:00:00Z'))).toBe(state);
});
