import { expect, it } from 'vitest';
import { changedFields } from '@/components/propertyDiff/changedFields';

it('[LG3] [AL3] lists the fields whose values differ, a missing one as nothing', () => {
  const properties = { old: { name: 'A', same: 1, gone: true }, attributes: { name: 'B', same: 1, hours: { mon: 1 } } };
  expect(changedFields(properties)).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'gone', before: 'true', after: null },
    { field: 'hours', before: null, after: '{\n "mon": 1\n}' },
  ]);
});
