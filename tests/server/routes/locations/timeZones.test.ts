import { expect, it } from 'vitest';
import { timeZones } from '../../../../server/routes/locations/timeZones';

it('[DC7] works the offsets out once for each quarter of an hour', () => {
  const first = timeZones(new Date('2026-03-29T00:46:00Z'));
  expect(timeZones(new Date('2026-03-29T00:59:59Z'))).toBe(first);
  expect(first['Europe/London (UTC+00:00)']).toBe('Europe/London');
});

it('[DC7] follows daylight saving time at the moment of its change', () => {
  timeZones(new Date('2026-03-29T00:59:59Z'));
  expect(timeZones(new Date('2026-03-29T01:00:00Z'))['Europe/London (UTC+01:00)']).toBe('Europe/London');
});
