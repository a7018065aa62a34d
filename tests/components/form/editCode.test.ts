import { expect, it } from 'vitest';
import { editCode } from '@/components/form/editCode';

/** `|` is the caret, before and after the edit. */
const edited = (before: string, after: string, deleted: 'backward' | 'forward' | null = null): string => {
  const typed = after.replace('|', '');
  const { code, caret } = editCode({ before, typed, caret: after.indexOf('|'), deleted });
  return `${code.slice(0, caret)}|${code.slice(caret)}`;
};

it.each([
  ['', '1|', '1|'],
  ['12', '123|', '123|'],
  ['123', '1234|', '123-4|'],
  ['123-45', '123-456|', '123-456|'],
  // Pasted, with a dash, blanks or too many digits.
  ['', '123-456|', '123-456|'],
  ['', ' 123 456|', '123-456|'],
  ['', '12345678|', '123-456|'],
  // In the middle of the code.
  ['123-45', '19|23-45', '19|2-345'],
  ['123-45', '1239|-45', '123-9|45'],
  ['12', '1a|2', '1|2'],
])('[FM23] typing from %s to %s gives %s', (before, after, expected) => {
  expect(edited(before, after)).toBe(expected);
});

it.each([
  ['123-456', '13|-456'.replace('13|', '1|3'), 'backward', '1|34-56'],
  ['123-456', '123|456', 'backward', '12|4-56'],
  ['123-456', '123|456', 'forward', '123|-56'],
  ['123-456', '123-45|', 'backward', '123-45|'],
  ['123-4', '123-|', 'backward', '123|'],
  ['123-456', '|', 'backward', '|'],
] as const)('[FM23] deleting from %s to %s (%s) gives %s', (before, after, direction, expected) => {
  expect(edited(before, after, direction)).toBe(expected);
});
