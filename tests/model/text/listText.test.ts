import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinList, splitList } from '@/model/text/listText';

const SEPARATORS = [';', '[;|,\\n]', '[;\\n]|(?<=\\S)\\|(?=\\S)'];
const textsOf = (cell: string, separator = ';') => splitList(cell, separator).map(({ text }) => text);
const letter = fc.oneof(fc.constantFrom(...';|,"\n a'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
const listed = fc
  .string({ unit: letter })
  .map((text) => text.trim())
  .filter((text) => text !== '');

it('[FI26] a list of any texts is found again in its cell, with each of the separators', () => {
  fc.assert(
    fc.property(fc.array(listed), fc.constantFrom(...SEPARATORS), (texts, separator) => {
      expect(textsOf(joinList(texts), separator)).toEqual(texts);
    }),
  );
});

it.each([
  ['late; night', ['late', 'night']],
  ['"late; night"; bar', ['late; night', 'bar']],
  ['bar ; "say ""hi"""', ['bar', 'say "hi"']],
  ['5" pipe; "Best" shoes', ['5" pipe', '"Best" shoes']],
  ['"not closed; bar', ['"not closed', 'bar']],
  [' ;; ', []],
  ['', []],
])('[FI26] the cell %j is the list %j', (cell, list) => {
  expect(textsOf(cell)).toEqual(list);
});

it('[FI26] a text that a reader would change is in quotation marks, and is told as such', () => {
  const cell = joinList(['fast_food', 'Food'], (text) => text === 'fast_food');
  expect(cell).toBe('"fast_food"; Food');
  expect(splitList(cell, ';').map(({ isQuoted }) => isQuoted)).toEqual([true, false]);
});
