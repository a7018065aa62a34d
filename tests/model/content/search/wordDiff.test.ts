import { expect, it } from 'vitest';
import { wordDiff } from '@/model/content/search/wordDiff';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'old' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

it.each([
  ['', '', ''],
  ['', 'new', '{+new+}'],
  ['old', '', '[-old-]'],
  ['the same', 'the same', 'the same'],
  ['three floors of shops', 'four floors of shops', '[-three-]{+four+} floors of shops'],
  ['a b c', 'a c', 'a [-b -]c'],
])('[LG3] marks the words that differ between "%s" and "%s"', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it('[LG3] keeps both texts whole, however long they are', () => {
  const [before, after] = [700, 701].map((count) => Array.from({ length: count }, (_, at) => `w${at}`).join(' '));
  const parts = wordDiff(before ?? '', after ?? '');
  const side = (left: 'old' | 'new') =>
    parts
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  expect([side('new'), side('old')]).toEqual([before, after]);
});
