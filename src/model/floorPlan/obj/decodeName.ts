import { decodeWindows1252 } from '@/model/text/windows1252';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a name as UTF-8, or as Windows-1252 when it is not valid UTF-8; never normalised. */
function decodeName(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return decodeWindows1252(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** Removes control characters, which no screen shows and of which PostgreSQL cannot store NUL; a tab remains. */
export const withoutControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (control) => (control === '\t' ? control : ''));

const BLANK = 32;
const DELETE = 127;
const TAB = 9;
const isBlank = (byte: number | undefined) => byte === BLANK || byte === TAB;

/** `bytes[start..end)` without blanks at its ends and without control characters, as text. */
export function decodeTrimmed(bytes: Uint8Array, start: number, end: number): string {
  let from = start;
  let to = end;
  while (from < to && isBlank(bytes[from])) from++;
  while (to > from && isBlank(bytes[to - 1])) to--;
  let text = '';
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!;
    if (byte >= 128) return withoutControls(decodeName(bytes.subarray(from, to))).trim();
    if ((byte < BLANK && byte !== TAB) || byte === DELETE) continue;
    text += String.fromCharCode(byte);
  }
  return text;
}
