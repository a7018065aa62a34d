import { expect, it } from 'vitest';
import { typedName } from '@/model/content/typedName';

it('[OR11] typing and pasting stop at the limit; a longer name that is stored may stay and become shorter', () => {
  expect(typedName('Rive', 'River', 5)).toBe('River');
  expect(typedName('River', 'Rivers', 5)).toBe('River');
  expect(typedName('', 'Riverside', 5)).toBe('River');
  expect(typedName('Riverside', 'Riversides', 5)).toBe('Riverside');
  expect(typedName('Riverside', 'Riversid', 5)).toBe('Riversid');
});
