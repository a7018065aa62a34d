/** Letters and digits that nobody takes for others: no I, L, O, U, 0 and 1. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;
const GROUP = 4;

/** A new code. `random` gives a whole number from 0 up to the given one, which it never reaches. */
export const newCode = (random: (end: number) => number): string =>
  Array.from({ length: LENGTH }, () => CODE_LETTERS.charAt(random(CODE_LETTERS.length))).join('');

/** A code as people type it: in any case, with or without dash and spaces. Null where it cannot be one. */
export function parseCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}

/** A code as people read it: in two groups. */
export const formatCode = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
