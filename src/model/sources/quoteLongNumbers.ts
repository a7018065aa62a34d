/** Digits that a number keeps for sure. */
const SAFE_DIGITS = 15;
const LONG = /\d[\d.]{15}/;

const QUOTE = 34;
const BACKSLASH = 92;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const SMALL_E = 101;
const LOWER = 32;

/**
 * The JSON text with every number of more than fifteen digits as a text: ids of other systems go beyond 2^53, where two of
 * them would silently become one.
 */
export function quoteLongNumbers(json: string): string {
  if (!LONG.test(json)) return json;
  const parts: string[] = [];
  let copied = 0;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = behindText(json, at);
    } else if (code === MINUS || isDigit(code)) {
      const end = behindNumber(json, at);
      if (digitsOf(json, at, end) > SAFE_DIGITS) {
        parts.push(json.slice(copied, at), '"', json.slice(at, end), '"');
        copied = end;
      }
      at = end;
    } else {
      at++;
    }
  }
  return parts.length === 0 ? json : parts.join('') + json.slice(copied);
}

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

function behindText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** An exponent is left to the parser: it writes no id. */
function behindNumber(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && (isDigit(json.charCodeAt(at)) || json.charCodeAt(at) === DOT)) at++;
  return at;
}

/** Digits without leading zeros; none where an exponent follows. */
function digitsOf(json: string, start: number, end: number): number {
  if ((json.charCodeAt(end) | LOWER) === SMALL_E) return 0;
  return json.slice(start, end).replace(/[-.]/g, '').replace(/^0+/, '').length;
}
