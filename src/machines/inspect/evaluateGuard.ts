import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { combinedGuard, nameOfGuard, stateText } from './combinedGuard';
import { currentStates } from './currentNodes';

/** A condition that keeps a transition from being taken. */
export interface FailedCondition {
  /** The name of the guard, or `in space.held`. */
  readonly guard: string;
  /** It holds, and must not. */
  readonly holds: boolean;
}

/**
 * The conditions for which a guard fails, none where it holds. Of guards that are combined only those that fail are named.
 * @throws what a guard throws, and where a guard has no implementation
 */
export function failedConditions(
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  isNegated = false,
): readonly FailedCondition[] {
  if (guard === undefined) return [];
  const combined = combinedGuard(guard);
  const failures = (one: unknown, negated: boolean) => failedConditions(one, snapshot, event, negated);
  if (combined?.kind === 'not') return failures(combined.parts[0], !isNegated);
  if (combined && combined.kind !== 'in') {
    // By de Morgan: a conjunction that must not hold fails as the disjunction of the opposites does.
    const needsAll = (combined.kind === 'and') !== isNegated;
    const failed: FailedCondition[] = [];
    for (const part of combined.parts) {
      const own = failures(part, isNegated);
      if (own.length === 0 && !needsAll) return [];
      failed.push(...own);
      // XState asks no further either, so that a later guard may rely on an earlier one.
      if (own.length > 0 && needsAll) return failed;
    }
    return failed;
  }
  const holds = evaluate(guard, snapshot, event);
  const name = combined ? `in ${stateText(combined.state)}` : (nameOfGuard(guard) ?? 'inline guard');
  return holds === isNegated ? [{ guard: name, holds }] : [];
}

/**
 * XState evaluates a guard only with the transition that it belongs to; the implementations of a machine are the one way to
 * a single guard.
 */
function evaluate(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const combined = combinedGuard(guard);
  if (combined?.kind === 'in') return isIn(snapshot, combined.state);
  if (combined) return failedConditions(guard, snapshot, event).length === 0;
  const args = { context: snapshot.context, event };
  const name = nameOfGuard(guard);
  const own: unknown = name === null ? guard : snapshot.machine.implementations.guards[name];
  if (combinedGuard(own)) return evaluate(own, snapshot, event);
  if (typeof own !== 'function') throw new Error(`The guard ${String(name)} has no implementation.`);
  const params: unknown = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  // The machine's own types of guards and parameters are lost in its definition.
  const call = own as (args: object, params: unknown) => boolean;
  return call(args, typeof params === 'function' ? (params as (args: object) => unknown)(args) : params);
}

const isIn = (snapshot: AnyMachineSnapshot, state: unknown): boolean =>
  typeof state === 'string' && state.startsWith('#')
    ? currentStates(snapshot).includes(state.slice(1))
    : snapshot.matches(state as never);
