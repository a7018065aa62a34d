import { meshError } from '../meshError';

const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;

/** Whether the line that ends before `end` continues in the next line. */
function isContinued(bytes: Uint8Array, end: number): boolean {
  let at = end - 1;
  if (bytes[at] === NEWLINE && at > 0 && bytes[at - 1] === RETURN) at--;
  return at > 0 && bytes[at - 1] === BACKSLASH;
}

/**
 * Splits a stream of bytes, whatever its chunks, into ranges of whole lines. Lines end with LF, CRLF or CR; a line that
 * ends with a backslash continues in the next. Only a line across two chunks is copied.
 */
export class LineFeeder {
  #carry = new Uint8Array(4096);
  #carried = 0;
  readonly #longest: number;
  readonly #take: (bytes: Uint8Array, start: number, end: number) => void;

  /** `take` is called with ranges `bytes[start..end)` that end with a line end. */
  constructor(longest: number, take: (bytes: Uint8Array, start: number, end: number) => void) {
    this.#longest = longest;
    this.#take = take;
  }

  push(chunk: Uint8Array): void {
    const from = this.#carried > 0 ? this.#finishCarry(chunk) : 0;
    if (from === chunk.length) return;
    const end = this.#lastLineEnd(chunk, from);
    if (end > from) this.#take(chunk, from, end);
    if (end < chunk.length) this.#append(chunk, end, chunk.length);
  }

  /** Passes on the last line, which needs no line end. */
  finish(): void {
    if (this.#carried === 0) return;
    // A blank keeps the added line end from continuing a final backslash.
    const end = Uint8Array.of(32, NEWLINE);
    this.#append(end, 0, 2);
    this.#flush();
  }

  /** Completes the carried line; returns the start of the rest of the chunk. */
  #finishCarry(chunk: Uint8Array): number {
    if (chunk.length === 0) return 0;
    if (this.#carry[this.#carried - 1] === RETURN) {
      const from = chunk[0] === NEWLINE ? 1 : 0;
      this.#append(chunk, 0, from);
      if (!isContinued(this.#carry, this.#carried)) {
        this.#flush();
        return from;
      }
      return from === chunk.length ? from : this.#search(chunk, from);
    }
    return this.#search(chunk, 0);
  }

  #search(chunk: Uint8Array, start: number): number {
    let from = start;
    for (let at = start; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte !== NEWLINE && byte !== RETURN) continue;
      // After a carriage return at the very end a line feed may follow in the next chunk.
      if (byte === RETURN && at + 1 === chunk.length) break;
      const end = byte === RETURN && chunk[at + 1] === NEWLINE ? at + 2 : at + 1;
      this.#append(chunk, from, end);
      from = end;
      if (!isContinued(this.#carry, this.#carried)) {
        this.#flush();
        return from;
      }
      at = end - 1;
    }
    this.#append(chunk, from, chunk.length);
    return chunk.length;
  }

  /** End of the last complete line in `chunk[from..]`; `from` when there is none. */
  #lastLineEnd(chunk: Uint8Array, from: number): number {
    for (let at = chunk.length - 1; at >= from; at--) {
      const byte = chunk[at];
      if (byte !== NEWLINE && !(byte === RETURN && at + 1 < chunk.length)) continue;
      // A CRLF ends with its line feed.
      if (byte === RETURN && chunk[at + 1] === NEWLINE) continue;
      if (!isContinued(chunk, at + 1)) return at + 1;
    }
    return from;
  }

  #append(bytes: Uint8Array, start: number, end: number): void {
    const needed = this.#carried + end - start;
    if (needed > this.#longest) throw meshError('line-too-long', { most: this.#longest });
    if (needed > this.#carry.length) {
      const larger = new Uint8Array(Math.max(needed, this.#carry.length * 2));
      larger.set(this.#carry.subarray(0, this.#carried));
      this.#carry = larger;
    }
    this.#carry.set(bytes.subarray(start, end), this.#carried);
    this.#carried = needed;
  }

  #flush(): void {
    const end = this.#carried;
    this.#carried = 0;
    this.#take(this.#carry, 0, end);
  }
}
