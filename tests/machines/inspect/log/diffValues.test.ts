import { expect, it } from 'vitest';
import { diffValues } from '@/machines/inspect/log/diffValues';

const changes = (before: Parameters<typeof diffValues>[0], after: Parameters<typeof diffValues>[1]) =>
  diffValues(before, after).map(({ path, kind }) => `${path} ${kind}`);

it('[MV28] names the innermost values that differ', () => {
  const before = { email: 'a', errors: [{ field: 'x' }, { field: 'y' }], same: { deep: [1, 2] }, gone: 1 };
  const after = { email: 'b', errors: [{ field: 'x' }, { field: 'z' }, 3], same: { deep: [1, 2] }, come: null };
  expect(changes(before, after)).toEqual([
    'email changed',
    'errors[1].field changed',
    'errors[2] added',
    'gone removed',
    'come added',
  ]);
});

it('[MV28] a value of another kind is one change, and equal values are none', () => {
  expect(changes({ a: [] }, { a: {} })).toEqual(['a changed']);
  expect(changes(null, 'text')).toEqual([' changed']);
  expect(changes({ a: { b: [1] } }, { a: { b: [1] } })).toEqual([]);
  expect(changes(undefined, 1)).toEqual([' added']);
});

it('[MV29] ends with a hundred differences', () => {
  const wide = (value: number) => Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, value]));
  expect(diffValues(wide(1), wide(2))).toHaveLength(100);
});
