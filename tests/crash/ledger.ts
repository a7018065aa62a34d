import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** An acknowledged write, noted outside of the service before the next write begins. */
export interface Entry {
  readonly kind: 'node' | 'upload' | 'plan' | 'name' | 'published';
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

  values(kind: Entry['kind']): number[] {
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry)
      .filter((entry) => entry.kind === kind)
      .map(({ value }) => value);
  }

  last(kind: Entry['kind']): number {
    return Math.max(0, ...this.values(kind));
  }
}
