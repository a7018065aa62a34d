import { shuffled } from '../random';
import type { Mutant } from './edgeMutants';

interface Candidate {
  readonly machine: string;
  readonly mutant: Mutant;
}

/**
 * So many mutants, the same for the same seed: the machines in turn, of each the operator that was chosen least often,
 * so that every machine and every operator has its share.
 */
export function chooseMutants<One extends Candidate>(all: readonly One[], count: number, seed: number): One[] {
  const left = new Set(shuffled(all, seed));
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
