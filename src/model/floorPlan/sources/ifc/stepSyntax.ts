import { lineError, meshError } from '../../meshError';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const QUOTE = codeOf("'");
const HASH = codeOf('#');
const OPEN = codeOf('(');
const CLOSE = codeOf(')');
const END = codeOf(';');
const SLASH = codeOf('/');
const STAR = codeOf('*');
const NEW_LINE = 10;

/** Kinds of signs outside of texts and comments. */
const NONE = 0;
const WORD = 1;
const DIGIT = 2;
const MARK = 3;
const SIGNS = new Uint8Array(256);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-+."!&') SIGNS[codeOf(sign)] = WORD;
for (const sign of '0123456789') SIGNS[codeOf(sign)] = DIGIT;
for (const sign of "(),;=$*/#' \t\r\n") SIGNS[codeOf(sign)] = MARK;

/** Bytes after which others get their turn. */
const STRETCH = 2 ** 22;

/**
 * Looks at every sign of a file of STEP: an engine that meets a sign that no such file has may never come back.
 * @param onProgress called with the share of the file that was looked at, 0 to 1
 * @throws MeshError with the line where the file is damaged
 */
export async function checkStepSyntax(
  bytes: Uint8Array,
  onProgress?: (share: number) => void,
  pause?: (() => Promise<void> | null) | undefined,
): Promise<void> {
  let line = 1;
  let depth = 0;
  let before = MARK;
  let isReference = false;
  let next = STRETCH;
  // Where a byte order mark ends.
  for (let at = bytes[0] === 0xef ? 3 : 0; at < bytes.length; at++) {
    if (at >= next) {
      next = at + STRETCH;
      onProgress?.(at / bytes.length);
      await pause?.();
    }
    const sign = bytes[at]!;
    if (sign === QUOTE || (sign === SLASH && bytes[at + 1] === STAR)) {
      const end = sign === QUOTE ? bytes.indexOf(QUOTE, at + 1) : endOfComment(bytes, at + 2);
      if (end < 0) throw lineError(line, 'ifc-damaged');
      for (; at < end; at++) if (bytes[at] === NEW_LINE) line++;
      before = MARK;
      isReference = false;
      continue;
    }
    const now = SIGNS[sign]!;
    // `#12` stands alone: no word goes before it, and only digits are in it.
    if (now === NONE || (isReference && now === WORD) || (sign === HASH && before !== MARK))
      throw lineError(line, 'ifc-damaged');
    if (now === MARK) isReference = sign === HASH;
    if (sign === OPEN) depth++;
    else if (sign === CLOSE) depth--;
    else if (sign === NEW_LINE) line++;
    if (depth < 0 || (sign === END && depth !== 0)) throw lineError(line, 'ifc-damaged');
    before = now;
  }
  if (depth !== 0) throw meshError('ifc-damaged');
}

function endOfComment(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(STAR, from); at >= 0; at = bytes.indexOf(STAR, at + 1))
    if (bytes[at + 1] === SLASH) return at + 1;
  return -1;
}
