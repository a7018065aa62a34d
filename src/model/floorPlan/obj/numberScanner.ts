const SPACE = 32;
const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;

/** Highest power of ten that a double represents exactly. */
const MOST_POWER = 22;
const POWER_OF_TEN = Float64Array.from({ length: MOST_POWER + 1 }, (_, power) => Number(`1e${power}`));
/** Most decimal digits that a double always represents exactly. */
const EXACT_DIGITS = 15;
/** Most digits that 32 bits always hold: integer arithmetic is twice as fast. */
const SHORT_DIGITS = 9;
/** A longer number is read as no number. */
const LONGEST_NUMBER = 400;

/** An integer that no index can be; it replaces, with its sign, all that are as far from zero or farther. */
export const FAR_INDEX = 0x7fffffff;

/** State of the number that was read last. */
export const NUMBER_FINE = 0;
/** The line ended before a number. */
export const NUMBER_MISSING = 1;
/** Not a number (nan, inf, 1.#IND, words), or digits followed by something else. */
const NUMBER_ODD = 2;
/** Written with a decimal comma. */
export const NUMBER_COMMA = 3;

/**
 * Reads numbers from the bytes of one line. The line must end with a line feed or carriage return inside `bytes`, so
 * that no loop has to check the array's end. Results are fields, since returning a pair per number would be slow.
 */
export class NumberScanner {
  /** Index of the byte after the last number. */
  at = 0;
  /** NUMBER_FINE or another state. */
  state = NUMBER_FINE;
  /** Physical lines that were joined by a backslash. */
  joined = 0;
  readonly #value = new Float64Array(1);

  /** Moves to the next byte that is not a blank; a backslash before a line end counts as a blank. */
  skipBlanks(bytes: Uint8Array): void {
    let at = this.at;
    let byte = bytes[at]!;
    for (;;) {
      while (byte === SPACE || byte === TAB) byte = bytes[++at]!;
      if (byte !== BACKSLASH) break;
      const next = bytes[at + 1]!;
      if (next !== NEWLINE && next !== RETURN) break;
      at += next === RETURN && bytes[at + 2] === NEWLINE ? 3 : 2;
      this.joined++;
      // The file ends with a backslash.
      if (at >= bytes.length) {
        at--;
        break;
      }
      byte = bytes[at]!;
    }
    this.at = at;
  }

  /** The decimal number at `at`, correctly rounded; NaN and a `state` where there is none. */
  float(bytes: Uint8Array): number {
    this.floatInto(bytes, this.#value, 0);
    return this.#value[0]!;
  }

  /** Like `float`, but writes to `into[index]`: a returned fraction would allocate an object for each of millions. */
  floatInto(bytes: Uint8Array, into: Float64Array, index: number): void {
    this.skipBlanks(bytes);
    const start = this.at;
    let at = start;
    let byte = bytes[at]!;
    let negative = false;
    if (byte === 45) {
      negative = true;
      byte = bytes[++at]!;
    }
    let whole = 0;
    const first = at;
    while (byte >= 48 && byte <= 57) {
      whole = (Math.imul(whole, 10) + byte - 48) | 0;
      byte = bytes[++at]!;
    }
    const wholes = at - first;
    let fraction = 0;
    let decimals = 0;
    if (byte === 46) {
      byte = bytes[++at]!;
      const point = at;
      while (byte >= 48 && byte <= 57) {
        fraction = (Math.imul(fraction, 10) + byte - 48) | 0;
        byte = bytes[++at]!;
      }
      decimals = at - point;
    }
    const digits = wholes + decimals;
    const last = at;
    let power = -decimals;
    if ((byte | 32) === 101 && digits > 0) {
      const sign = bytes[at + 1]!;
      const digit = at + (sign === 45 || sign === 43 ? 2 : 1);
      let end = digit;
      let exponent = 0;
      let next = bytes[end]!;
      while (next >= 48 && next <= 57 && end < digit + 3) {
        exponent = exponent * 10 + (next - 48);
        next = bytes[++end]!;
      }
      if (end > digit) {
        power += sign === 45 ? -exponent : exponent;
        at = end;
        byte = next;
      }
    }
    // A mantissa of up to fifteen digits and a power of ten up to 22 are both exact, so the result is rounded once.
    if (digits === 0 || digits > EXACT_DIGITS || byte > SPACE || power > MOST_POWER || power < -MOST_POWER) {
      into[index] = this.#slow(bytes, start);
      return;
    }
    this.at = at;
    this.state = NUMBER_FINE;
    const isShort = wholes <= SHORT_DIGITS && decimals <= SHORT_DIGITS;
    const mantissa = isShort ? whole * POWER_OF_TEN[decimals]! + fraction : mantissaOf(bytes, first, last);
    const value = power < 0 ? mantissa / POWER_OF_TEN[-power]! : power > 0 ? mantissa * POWER_OF_TEN[power]! : mantissa;
    into[index] = negative ? -value : value;
  }

  /** The rare cases: plus signs, long numbers, commas, nan. */
  #slow(bytes: Uint8Array, start: number): number {
    let end = start;
    while (bytes[end]! > SPACE && bytes[end] !== BACKSLASH) end++;
    this.at = end;
    if (end === start) {
      this.state = NUMBER_MISSING;
      return Number.NaN;
    }
    this.state = NUMBER_ODD;
    if (end - start > LONGEST_NUMBER) return Number.NaN;
    const text = String.fromCharCode(...bytes.subarray(start, end));
    const whole = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/.exec(text);
    if (!whole) return Number.NaN;
    const value = Number(whole[0]);
    if (!Number.isFinite(value)) return Number.NaN;
    if (whole[0].length === text.length) {
      this.state = NUMBER_FINE;
      return value;
    }
    if (/^[+-]?\d*,\d+(?:[eE][+-]?\d+)?$/.test(text)) {
      this.state = NUMBER_COMMA;
      return Number(text.replace(',', '.'));
    }
    return value;
  }

  /** The integer at `at`, clamped to FAR_INDEX. Without one `at` does not move and the value is 0. */
  integer(bytes: Uint8Array): number {
    let at = this.at;
    let byte = bytes[at]!;
    const negative = byte === 45;
    if (negative) byte = bytes[++at]!;
    const start = at;
    let value = 0;
    while (byte >= 48 && byte <= 57) {
      value = (Math.imul(value, 10) + byte - 48) | 0;
      byte = bytes[++at]!;
    }
    const digits = at - start;
    if (digits === 0) return 0;
    this.at = at;
    if (digits > SHORT_DIGITS) value = FAR_INDEX;
    return negative ? -value : value;
  }
}

/** The digits of `bytes[start..end)` as a number, ignoring the decimal point; exact up to EXACT_DIGITS. */
function mantissaOf(bytes: Uint8Array, start: number, end: number): number {
  let mantissa = 0;
  for (let at = start; at < end; at++) if (bytes[at] !== 46) mantissa = mantissa * 10 + (bytes[at]! - 48);
  return mantissa;
}
