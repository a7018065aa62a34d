import type { Condition } from '@/model/statechart/statechart';
import { combinedGuard, nameOfGuard, stateText } from './combinedGuard';

/** The name that stands for a guard that is written in its transition. */
const INLINE = 'inline guard';

/** A guard of a definition as plain values. */
export function conditionOf(guard: unknown): Condition {
  const combined = combinedGuard(guard);
  if (!combined) return { kind: 'guard', name: nameOfGuard(guard) ?? INLINE };
  if (combined.kind === 'in') return { kind: 'in', state: stateText(combined.state) };
  return combined.kind === 'not'
    ? { kind: 'not', of: [conditionOf(combined.parts[0])] }
    : { kind: combined.kind, of: combined.parts.map(conditionOf) };
}
