import { expect, it } from 'vitest';
import { CODE_LETTERS, formatCode, newCode, parseCode } from '@/model/kiosks/commissioningCode';

it('[KI40] a code has eight letters and digits that nobody takes for others', () => {
  let next = 0;
  const code = newCode((end) => next++ % end);
  expect(code).toBe('ABCDEFGH');
  expect(formatCode(code)).toBe('ABCD-EFGH');
  for (const letter of 'ILOU01') expect(CODE_LETTERS).not.toContain(letter);
});

it('[KI41] a code is read as people type it', () => {
  for (const typed of ['ABCD-2345', 'abcd2345', ' ab cd 23-45 ']) expect(parseCode(typed)).toBe('ABCD2345');
  for (const typed of ['', 'ABCD-234', 'ABCD-23456', 'ABCD-0345', 'ÄBCD-2345']) expect(parseCode(typed)).toBeNull();
});
