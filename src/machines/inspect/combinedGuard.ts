import { and, not, or, stateIn } from 'xstate';

/** A guard that `and`, `or`, `not` or `stateIn` has made, with its parts as they were given. */
export type CombinedGuard =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly unknown[] }
  | { readonly kind: 'not'; readonly parts: readonly [unknown] }
  | { readonly kind: 'in'; readonly state: unknown };

const checkOf = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : undefined;

/** XState names its combined guards nowhere, but all of one kind share their check. */
const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('')), in: checkOf(stateIn('')) } as const;

/** The parts of a combined guard, as its definition holds them; null of any other guard. */
export function combinedGuard(guard: unknown): CombinedGuard | null {
  const check = checkOf(guard);
  if (typeof guard !== 'function' || check === undefined) return null;
  if (check === CHECKS.in && 'stateValue' in guard) return { kind: 'in', state: guard.stateValue };
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return null;
  const parts: readonly unknown[] = guard.guards;
  if (check === CHECKS.and) return { kind: 'and', parts };
  if (check === CHECKS.or) return { kind: 'or', parts };
  return check === CHECKS.not ? { kind: 'not', parts: [parts[0]] } : null;
}

/** The name of a guard that is referred to by it; null of an inline function. */
export function nameOfGuard(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

/** `{ space: 'held' }` as `space.held`; a state's id without its mark. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^#/, '');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, below]) => (below === undefined ? key : `${key}.${stateText(below)}`))
    .join(' + ');
}
