const GROUP = 3;
const DIGITS = 6;

interface Edit {
  /** The code before, `123-456` or a part of it. */
  readonly before: string;
  /** The text of the field after the edit, and its caret in characters. */
  readonly typed: string;
  readonly caret: number;
  /** The edit deleted text, and in which direction. */
  readonly deleted: 'backward' | 'forward' | null;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const withDash = (digits: string): string =>
  digits.length > GROUP ? `${digits.slice(0, GROUP)}-${digits.slice(GROUP)}` : digits;

/**
 * A code of an authenticator app after an edit: six digits at most, with a dash that sets itself, and the caret where the
 * edit left it. Deleting the dash deletes the digit beyond it.
 */
export function editCode({ before, typed, caret, deleted }: Edit): { readonly code: string; readonly caret: number } {
  let digits = digitsOf(typed);
  let at = digitsOf(typed.slice(0, caret)).length;
  const isDashDeleted = deleted !== null && before.length === typed.length + 1 && digits === digitsOf(before);
  if (isDashDeleted) {
    const gone = deleted === 'backward' ? at - 1 : at;
    digits = `${digits.slice(0, gone)}${digits.slice(gone + 1)}`;
    at = gone;
  }
  digits = digits.slice(0, DIGITS);
  at = Math.min(at, digits.length);
  const isPastDash = at > GROUP || (at === GROUP && digits.length > GROUP && deleted === null);
  return { code: withDash(digits), caret: isPastDash ? at + 1 : at };
}
