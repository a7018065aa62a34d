import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** An acknowledged write, noted outside of the service before the next write begins. */
export interface Entry {
  readonly kind: string;
  /** The number that was written: unique, and higher with every write. */
  readonly value: number;
}

export class Ledger {
  readonly #path: string;
  /** Entries so far. */
  size = 0;

  constructor(path: string) {
    this.#path = path;
    writeFileSync(path, '');
  }

  write(entry: Entry): void {
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
    this.size++;
  }

  values(kind: string): number[] {
    return this.#entries()
      .filter((entry) => entry.kind === kind)
      .map(({ value }) => value);
  }

  /** How many entries of each kind there are, as a text. */
  counts(): string {
    const kinds = [...new Set(this.#entries().map(({ kind }) => kind))];
    return kinds.map((kind) => `${this.values(kind).length} ${kind}`).join(', ');
  }

  #entries(): Entry[] {
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry);
  }

  last(kind: string): number {
    return Math.max(0, ...this.values(kind));
  }
}
