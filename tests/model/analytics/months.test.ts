import { expect, it } from 'vitest';
import { splitAtMonths, startOfMonth } from '@/model/analytics/months';

const span = (from: string, to: string) => ({ from, to, offset: 0 });
const UNTIL = new Date('2026-03-01T00:00:00Z');

it('[AY27] a range is its whole summed months, and the hours before and after them', () => {
  const found = splitAtMonths([span('2025-12-31T23:00:00.000Z', '2026-03-10T12:00:00.000Z')], UNTIL);
  expect(found).toEqual({
    months: [span('2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z')],
    hours: [
      span('2025-12-31T23:00:00.000Z', '2026-01-01T00:00:00.000Z'),
      span('2026-03-01T00:00:00.000Z', '2026-03-10T12:00:00.000Z'),
    ],
  });
});

it('[AY27] a range of whole months has no hours, and one within a month no months', () => {
  const whole = span('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z');
  expect(splitAtMonths([whole], UNTIL)).toEqual({ months: [whole], hours: [] });
  const within = span('2026-01-02T00:00:00.000Z', '2026-01-31T00:00:00.000Z');
  expect(splitAtMonths([within], UNTIL)).toEqual({ months: [], hours: [within] });
  // A month that is not summed yet.
  const later = span('2026-03-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z');
  expect(splitAtMonths([later], UNTIL)).toEqual({ months: [], hours: [later] });
  expect(splitAtMonths([whole], null)).toEqual({ months: [], hours: [whole] });
});

it('[AY27] months are those of UTC', () => {
  expect(startOfMonth(new Date('2026-01-31T23:59:59Z')).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(startOfMonth(new Date('2026-12-15T00:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
