import { expect, it } from 'vitest';
import type { LogEntry } from '@/contract/locations/projectLog';
import { logDays } from '@/screens/projectLog/logDays';

const entry = (id: number, created_at: string): LogEntry => ({
  id,
  user: null,
  action: 'updated',
  description: 'Changed',
  created_at,
  properties: {},
});

it('[LG1] groups entries by the date of the time zone, in their order', () => {
  const entries = [
    entry(3, '2026-11-23T23:30:00.000Z'),
    entry(2, '2026-11-23T12:00:00.000Z'),
    entry(1, '2026-11-22T12:00:00.000Z'),
  ];
  const ids = (zone: string) => logDays(entries, zone).map((day) => day.entries.map(({ id }) => id));
  expect(ids('UTC')).toEqual([[3, 2], [1]]);
  expect(ids('Asia/Tokyo')).toEqual([[3], [2], [1]]);
});
