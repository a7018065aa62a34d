import { appendFileSync, writeFileSync } from 'node:fs';

/** An acknowledged write, noted outside of the service before the next write begins. */
export interface Entry {
  readonly kind: string;
  /** The number that was written: unique, and higher with every write. */
  readonly value: number;
}

/** The acknowledged writes, in memory and, for whoever looks for the cause of a loss, in a file. */
export class Ledger {
  readonly #path: string;
  readonly #values = new Map<string, number[]>();
  /** Entries so far. */
  size = 0;

  constructor(path: string) {
    this.#path = path;
    writeFileSync(path, '');
  }

  write({ kind, value }: Entry): void {
    appendFileSync(this.#path, `${JSON.stringify({ kind, value })}\n`);
    const values = this.#values.get(kind) ?? [];
    values.push(value);
    this.#values.set(kind, values);
    this.size++;
  }

  values(kind: string): readonly number[] {
    return this.#values.get(kind) ?? [];
  }

  count(kind: string): number {
    return this.values(kind).length;
  }

  /** How many entries of each kind there are, as a text. */
  counts(): string {
    return [...this.#values].map(([kind, values]) => `${values.length} ${kind}`).join(', ');
  }

  last(kind: string): number {
    return Math.max(0, ...this.values(kind));
  }
}
