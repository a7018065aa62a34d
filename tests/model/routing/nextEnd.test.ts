import { expect, it } from 'vitest';
import { type EndSide, nextEnd } from '@/model/routing/nextEnd';

const ends = (set: string, lastFocused: EndSide | null = null, chosen: EndSide | null = null) =>
  nextEnd({ hasFrom: set.includes('from'), hasTo: set.includes('to'), lastFocused, chosen });

it.each([
  ['', 'from'],
  ['from', 'to'],
  ['to', 'from'],
  ['from to', 'to'],
] as const)('[CF37] with "%s" set the next click sets %s', (set, next) => {
  expect(ends(set)).toBe(next);
});

it.each(['from', 'to'] as const)(
  '[CF37] %s, whose field had the focus last, is next while none is empty, or both',
  (side) => {
    expect(ends('from to', side)).toBe(side);
    expect(ends('', side)).toBe(side);
    // Only one is missing for a route.
    expect(ends('from', side)).toBe('to');
    expect(ends('to', side)).toBe('from');
  },
);

it.each(['', 'from', 'to', 'from to'])('[CF37] with "%s" set the chosen end is next, whatever had the focus', (set) => {
  expect(ends(set, 'to', 'from')).toBe('from');
  expect(ends(set, 'from', 'to')).toBe('to');
});
