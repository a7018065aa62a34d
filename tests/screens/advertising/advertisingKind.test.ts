import { expect, it } from 'vitest';
import { validateValues } from '@/machines/records/recordKind';
import { advertisingKind } from '@/screens/advertising/advertisingKind';
import { scheduleText } from '@/screens/advertising/scheduleText';

const UUID = '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11';

it('[AD2] an end that is not after the start is marked at its field', () => {
  const values = { ...advertisingKind.blank, from: '2026-03-02 10:00:00' };
  expect(validateValues(advertisingKind, { ...values, until: '2026-03-02 10:00:00' })).toEqual({
    until: 'Please enter an end after the start.',
  });
  expect(validateValues(advertisingKind, { ...values, until: '2026-03-02 10:00:01' })).toEqual({});
  expect(validateValues(advertisingKind, advertisingKind.blank)).toEqual({});
});

it('[AD12] empty times travel as null and come back empty', () => {
  expect(advertisingKind.bodyOf({ ...advertisingKind.blank, portrait: '/api/images/a' })).toEqual({
    media_url: '/api/images/a',
    media_url_landscape: null,
    starts_at: null,
    ends_at: null,
  });
  expect(advertisingKind.valuesOf({ uuid: UUID, name: 'Mall', ad: null })).toEqual(advertisingKind.blank);
});

it.each([
  [null, null, null],
  ['2026-03-29 00:30:00', null, 'In Europe/London: from 29 Mar 2026, 00:30.'],
  [null, '2026-03-29 01:30:00', 'In Europe/London: until 29 Mar 2026, 02:30.'],
  ['2026-10-25 00:30:00', '2026-10-25 01:30:00', 'In Europe/London: 25 Oct 2026, 01:30 to 25 Oct 2026, 01:30.'],
])('[AD10] from %s until %s are said in the zone of the location, over its changes of clocks', (from, until, words) => {
  const ad = { media_url: null, media_url_landscape: null, starts_at: from, ends_at: until };
  expect(scheduleText({ ad, settings: { timezone: 'Europe/London' } })).toBe(words);
});
