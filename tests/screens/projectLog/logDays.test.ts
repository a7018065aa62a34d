import { expect, it } from 'vitest';
import type { LogEntry } from '@/contract/projectLog';
import { changedFields, logDays } from '@/screens/projectLog/logDays';

const entry = (id: number, created_at: string, properties: LogEntry['properties'] = {}): LogEntry => ({
  id,
  user: null,
  action: 'updated',
  description: 'Changed',
  created_at,
  properties,
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

it('[LG3] lists the fields whose values differ, a missing one as nothing', () => {
  const properties = { old: { name: 'A', same: 1, gone: true }, attributes: { name: 'B', same: 1, hours: { mon: 1 } } };
  expect(changedFields(entry(1, '2026-11-23T12:00:00Z', properties))).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'gone', before: 'true', after: null },
    { field: 'hours', before: null, after: '{\n "mon": 1\n}' },
  ]);
});
