import type { LeftOut, LeftOutReason } from './buildingPlan';

/** Ids that are kept of each group. */
export const EXAMPLES = 20;

/** Counts what is left out by reason and kind, with the first of each: nothing of a source vanishes without a word. */
export class LeftOutLog {
  readonly #groups = new Map<string, { reason: LeftOutReason; kind: string; count: number; examples: string[] }>();

  /** @param id a function where finding it takes time: only the first are asked for */
  add(reason: LeftOutReason, kind: string, id: string | (() => string)): void {
    const key = `${reason} ${kind}`;
    const group = this.#groups.get(key) ?? { reason, kind, count: 0, examples: [] };
    this.#groups.set(key, group);
    group.count += 1;
    if (group.examples.length < EXAMPLES) group.examples.push(typeof id === 'string' ? id : id());
  }

  /** Most frequent first. */
  groups(): LeftOut[] {
    return [...this.#groups.values()].sort((one, other) => other.count - one.count);
  }
}
