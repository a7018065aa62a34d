/** A code with its value, as two lines of a DXF file hold them. */
export interface DxfGroup {
  readonly code: number;
  readonly value: string;
}

/** Reads the groups of a DXF text one after the other, without a list of its lines. */
export class DxfGroups {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Share of the text that was read, 0 to 1. */
  get share(): number {
    return this.#at / Math.max(this.#text.length, 1);
  }

  /** Number of the character that is read next. */
  get position(): number {
    return this.#at;
  }

  /** The next group; null at the end of the text. The code is not a number where the file is damaged. */
  next(): DxfGroup | null {
    const code = this.#line();
    const value = this.#line();
    return code === null || value === null ? null : { code: Number.parseInt(code, 10), value };
  }

  #line(): string | null {
    if (this.#at >= this.#text.length) return null;
    const end = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}
