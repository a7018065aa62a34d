import { expect, it } from 'vitest';
import { differsAt, fromZone, inZone } from '@/model/content/hours/zonedDateTime';

it.each([
  ['America/New_York', '2026-12-19 18:00:00', '2026-12-19 23:00:00'],
  ['America/New_York', '2026-07-19 18:00:00', '2026-07-19 22:00:00'],
  ['Asia/Tokyo', '2026-12-19 08:00:00', '2026-12-18 23:00:00'],
  ['Australia/Sydney', '2026-12-19 08:00:00', '2026-12-18 21:00:00'],
  ['Australia/Adelaide', '2026-07-01 09:30:00', '2026-07-01 00:00:00'],
  ['Europe/London', '2026-05-01 00:00:00', '2026-04-30 23:00:00'],
])('[EV22] in %s the clock shows %s at %s UTC', (zone, local, utc) => {
  expect(fromZone(local, zone)).toBe(utc);
  expect(inZone(utc, zone)).toBe(local);
});

it.each([
  // Twice: the first one.
  ['Europe/Berlin', '2026-10-25 02:30:00', '2026-10-25 00:30:00', '2026-10-25 02:30:00'],
  ['America/New_York', '2026-11-01 01:30:00', '2026-11-01 05:30:00', '2026-11-01 01:30:00'],
  ['Australia/Sydney', '2026-04-05 02:30:00', '2026-04-04 15:30:00', '2026-04-05 02:30:00'],
  // Skipped: after the change.
  ['Europe/Berlin', '2026-03-29 02:30:00', '2026-03-29 01:30:00', '2026-03-29 03:30:00'],
  ['America/New_York', '2026-03-08 02:30:00', '2026-03-08 07:30:00', '2026-03-08 03:30:00'],
  ['Australia/Sydney', '2026-10-04 02:30:00', '2026-10-03 16:30:00', '2026-10-04 03:30:00'],
])('[EV22] at a change of the clock in %s %s is %s UTC', (zone, typed, utc, local) => {
  expect(fromZone(typed, zone)).toBe(utc);
  expect(inZone(utc, zone)).toBe(local);
});

it('[EV22] a text that is no moment stays, and two clocks are compared at that moment', () => {
  expect([inZone('', 'Asia/Tokyo'), fromZone('', 'Asia/Tokyo'), fromZone('2026-13-01', 'UTC')]).toEqual([
    '',
    '',
    '2026-13-01',
  ]);
  expect(differsAt('2026-01-10 12:00:00', 'Europe/London', 'UTC')).toBe(false);
  expect(differsAt('2026-07-10 12:00:00', 'Europe/London', 'UTC')).toBe(true);
  expect(differsAt('', 'Asia/Tokyo', 'UTC')).toBe(true);
});
