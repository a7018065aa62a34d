import type { Mutant } from './operators';

/** Numbers of 0 up to 1, the same for the same seed (mulberry32, public domain). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Candidate {
  readonly machine: string;
  readonly mutant: Mutant;
}

/**
 * So many mutants, the same for the same seed: the machines in turn, of each the operator that was chosen least often,
 * so that every machine and every operator has its share.
 */
export function chooseMutants<One extends Candidate>(all: readonly One[], count: number, seed: number): One[] {
  const random = createRandom(seed);
  const shuffled = all
    .map((one) => ({ one, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
  const left = new Set(shuffled);
  const machines = [...new Set(all.map(({ machine }) => machine))];
  const times = new Map<string, number>();
  const chosen: One[] = [];
  while (chosen.length < Math.min(count, all.length))
    for (const machine of machines) {
      const [rarest] = [...left]
        .filter((one) => one.machine === machine)
        .sort((one, other) => (times.get(one.mutant.operator) ?? 0) - (times.get(other.mutant.operator) ?? 0));
      if (!rarest || chosen.length >= count) continue;
      left.delete(rarest);
      times.set(rarest.mutant.operator, (times.get(rarest.mutant.operator) ?? 0) + 1);
      chosen.push(rarest);
    }
  return chosen;
}
