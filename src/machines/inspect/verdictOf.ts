import { type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { textOf } from '../apiErrors';
import { guardName, transitionId } from './chartOf';

/** Whether a machine takes an event in its present state, and why not. Guards are named as in the machine. */
export type Verdict =
  /** `rejectedBy` are guards of earlier transitions of the event. */
  | { readonly kind: 'taken'; readonly transitions: readonly string[]; readonly rejectedBy: readonly string[] }
  | { readonly kind: 'rejected'; readonly rejectedBy: readonly string[] }
  /** The present state has no transition for it. */
  | { readonly kind: 'unhandled' }
  /** A guard failed, because the payload of the event lacks what it reads. */
  | { readonly kind: 'unknown'; readonly guard: string; readonly problem: string };

/** Computes how a machine would treat an event now. It changes nothing. */
export function verdictOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Verdict {
  if (snapshot.status !== 'active') return { kind: 'unhandled' };
  const candidates = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  if (candidates.length === 0) return { kind: 'unhandled' };
  const rejectedBy: string[] = [];
  for (const candidate of candidates)
    try {
      if (!holds(candidate, snapshot, event)) rejectedBy.push(guardName(candidate) ?? '');
    } catch (error) {
      return { kind: 'unknown', guard: guardName(candidate) ?? '', problem: textOf(error) };
    }
  const taken = snapshot.machine.getTransitionData(snapshot, event) as readonly AnyTransitionDefinition[] | undefined;
  const transitions = (taken ?? []).map(transitionId);
  return transitions.length > 0 ? { kind: 'taken', transitions, rejectedBy } : { kind: 'rejected', rejectedBy };
}

/** The events that the present state has transitions for, those of invoked actors and delays left out. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active'
    ? [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))].filter(
        (type) => type !== '' && !type.startsWith('xstate.'),
      )
    : [];

/** XState evaluates guards with the transition that they belong to; it has no function for one alone. */
function holds({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (guard === undefined) return true;
  const args = { context: snapshot.context, event };
  const name = typeof guard === 'object' && 'type' in guard ? String(guard.type) : guard;
  const own = typeof name === 'string' ? snapshot.machine.implementations.guards[name] : name;
  if (typeof own !== 'function') throw new Error(`The guard ${String(name)} has no implementation.`);
  const params = typeof guard === 'object' && 'params' in guard ? guard.params : undefined;
  // The machine's own types of guards and parameters are lost in its definition.
  const call = own as (args: object, params: unknown) => boolean;
  return call(args, typeof params === 'function' ? (params as (args: object) => unknown)(args) : params);
}
