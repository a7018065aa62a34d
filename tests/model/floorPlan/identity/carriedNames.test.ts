import { expect, it } from 'vitest';
import { carriedNames } from '@/model/floorPlan/identity/carriedNames';

const carried = (names: string[], rooms: string[], matches: Record<string, string | null>) =>
  Object.fromEntries(
    carriedNames(names, {
      matches: Object.entries(matches).map(([from, to]) => ({ from, to })),
      isRoom: (name) => rooms.includes(name),
    }),
  );

it('[PI8] records follow their rooms, also where names are exchanged', () => {
  expect(carried(['a', 'b', 'c'], ['b', 'a', 'c2'], { a: 'b', b: 'a', c: 'c2' })).toEqual({ a: 'b', b: 'a', c: 'c2' });
});

it('[PI9] the first of merged rooms gives its record; the others keep their names and are missing', () => {
  expect(carried(['a', 'b', 'c'], ['hall'], { a: 'hall', b: 'hall', c: 'hall' })).toEqual({ a: 'hall' });
});

it('[PI9] a room that keeps its name keeps its record when others are merged into it', () => {
  expect(carried(['b', 'a'], ['a'], { b: 'a' })).toEqual({});
  expect(carried(['b', 'a'], ['a'], { b: 'a', a: 'a' })).toEqual({});
});

it('[PI9] a record without a room does not go to another room that has its name now', () => {
  expect(carried(['a', 'b'], ['a'], { a: null, b: 'a' })).toEqual({ b: 'a', a: 'b' });
  expect(carried(['a', 'b', 'c'], ['a', 'b'], { a: null, b: 'a', c: 'b' })).toEqual({ b: 'a', c: 'b', a: 'c' });
});

it('[PI9] a record without a room gets a name of its own where its name and those before it are rooms', () => {
  expect(carried(['a'], ['a'], { a: null })).toEqual({ a: 'a (former)' });
  expect(carried(['a', 'a (former)'], ['a'], { a: null })).toEqual({ a: 'a (former 2)' });
  const [made] = Object.values(carried(['x'.repeat(256)], ['x'.repeat(256)], { ['x'.repeat(256)]: null }));
  expect(made).toHaveLength(256);
});

it('[PI8] names without a record are left out', () => {
  expect(carried(['a'], ['x', 'y'], { b: 'x', a: 'y' })).toEqual({ a: 'y' });
});
