import { decodeTrimmed } from './decodeName';

const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;

/** The rest of a line from `start` as text, without blanks at its ends; lines joined by a backslash become one. */
export function lineText(bytes: Uint8Array, start: number): string {
  let end = start;
  let joined = false;
  for (;;) {
    let byte = bytes[end]!;
    while (byte !== NEWLINE && byte !== RETURN) byte = bytes[++end]!;
    if (end === start || bytes[end - 1] !== BACKSLASH || end + 1 >= bytes.length) break;
    joined = true;
    end += byte === RETURN && bytes[end + 1] === NEWLINE ? 2 : 1;
  }
  const text = decodeTrimmed(bytes, start, end);
  return joined ? text.replace(/\s*\\\r?\n?\s*/g, ' ').trim() : text;
}
