/** More than twice the depth of any body in the contract; deeper JSON could exhaust the stack of the parser. */
const MAX_DEPTH = 40;

/**
 * Looks at the bytes of a JSON text before it is parsed: `too-deep` when it is nested more than MAX_DEPTH times,
 * `too-many` when it may have more than `maxValues` values, since each costs the parser memory and time.
 */
export function scanJson(bytes: Uint8Array, maxValues: number): 'fine' | 'too-deep' | 'too-many' {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) return 'too-deep';
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) values += 1;
    if (values > maxValues) return 'too-many';
  }
  return 'fine';
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
