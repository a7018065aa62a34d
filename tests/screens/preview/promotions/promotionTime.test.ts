import { expect, it } from 'vitest';
import { promotionTime } from '@/screens/preview/promotions/promotionTime';
import { ENGLISH_TEXTS } from '../../../support/dom/mapTexts';

const LONDON = { place: 'Europe/London', device: 'Europe/London' };
/** Spaces as they are typed: a range has thin ones. */
const timeOf = (start: string, end: string | null, isLive: boolean, now: string, zones = LONDON) =>
  promotionTime({ promotion: { start, end, upcoming: null }, isLive }, new Date(now), zones, ENGLISH_TEXTS).replace(
    /\s/g,
    ' ',
  );

it.each([
  ['2026-06-02 17:00:00', 'until 18:00'],
  ['2026-06-04 23:30:00', 'until Fri 5 Jun, 00:30'],
  ['2027-01-04 09:00:00', 'until Mon, 4 Jan 2027, 09:00'],
  [null, ''],
])('[PV9] a live one that ends at %s says “%s”, in the time of the place', (end, words) => {
  expect(timeOf('2026-06-01 08:00:00', end, true, '2026-06-02T08:00:00Z')).toBe(words);
});

it.each([
  ['2026-06-03 09:00:00', '2026-06-03 15:00:00', 'Wed 3 Jun, 10:00–16:00'],
  ['2026-06-03 09:00:00', '2026-06-05 15:00:00', 'Wed 3 Jun, 10:00 – Fri 5 Jun, 16:00'],
  ['2026-06-03 09:00:00', null, 'from Wed 3 Jun, 10:00'],
])('[PV9] an upcoming one from %s to %s says “%s”', (start, end, words) => {
  expect(timeOf(start, end, false, '2026-06-02T08:00:00Z')).toBe(words);
});

it('[PV9] a device elsewhere is told the zone', () => {
  const zones = { place: 'Europe/London', device: 'Asia/Tokyo' };
  expect(timeOf('2026-06-01 08:00:00', '2026-06-02 17:00:00', true, '2026-06-02T08:00:00Z', zones)).toBe(
    'until 18:00 BST',
  );
});
