import { expect, it } from 'vitest';
import { tidyText } from '@/model/text/tidyText';

it.each([
  ['  Café  ', 'Café'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u200eoffice@example.org\u200f', 'office@example.org'],
  ['\ufeff\u00a0Bean\u200b', 'Bean'],
  ['\u202eBean\u202c', 'Bean'],
  ['Bean\u00a0Ferry', 'Bean\u00a0Ferry'],
  ['\u200b', ''],
  ['\u00ad \u2060\u2800', ''],
  ['\u3164', ''],
  ['\ufe0f', ''],
  ['\u0000', ''],
  ['Call \u260e\ufe0f', 'Call \u260e\ufe0f'],
  // A family and a flag are letters joined by what is not seen.
  ['\u{1f469}\u200d\u{1f467}', '\u{1f469}\u200d\u{1f467}'],
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
])('[FM51] %j is stored as %j', (typed, stored) => {
  expect(tidyText(typed)).toBe(stored);
});
