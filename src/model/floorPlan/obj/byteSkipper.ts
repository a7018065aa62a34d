/** The lowest and the highest bit of each of four bytes. */
const LOW_BITS = 0x01010101;
const HIGH_BITS = 0x80808080 | 0;
/** Above all bytes that end a line, and above a tab. */
const AFTER_RETURN = 14 * LOW_BITS;
const AFTER_SPACE = 33 * LOW_BITS;
const BACKSLASHES = 92 * LOW_BITS;

/** Which of the four bytes is the first with its highest bit set. */
const firstOf = (found: number): number => (31 - Math.clz32(found & -found)) >> 3;

/**
 * Skips bytes that a floor plan does not need, four at a time (SWAR, SIMD within a register; see Anderson's “Bit
 * Twiddling Hacks”): they are more than half of a file with textures and normals.
 */
export class ByteSkipper {
  #view: DataView = new DataView(new ArrayBuffer(0));
  /** From here on fewer than four bytes are left. */
  #end = 0;

  /** Sets the bytes to scan. */
  over(bytes: Uint8Array): void {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#end = bytes.byteLength - 3;
  }

  /**
   * Index of the first byte from `from` that is at most a carriage return; one of the last three when there is none
   * before.
   */
  toControl(from: number): number {
    const view = this.#view;
    const end = this.#end;
    let at = from;
    while (at < end) {
      const four = view.getInt32(at, true);
      const found = (four - AFTER_RETURN) & ~four & HIGH_BITS;
      if (found !== 0) return at + firstOf(found);
      at += 4;
    }
    return at;
  }

  /**
   * Index of the first byte from `from` that is a blank, a control or a backslash; one of the last three when there is
   * none before.
   */
  toWordEnd(from: number): number {
    const view = this.#view;
    const end = this.#end;
    let at = from;
    while (at < end) {
      const four = view.getInt32(at, true);
      const slashed = four ^ BACKSLASHES;
      const found = (((four - AFTER_SPACE) & ~four) | ((slashed - LOW_BITS) & ~slashed)) & HIGH_BITS;
      if (found !== 0) return at + firstOf(found);
      at += 4;
    }
    return at;
  }
}
