import { type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { guardsOf } from '@/model/statechart/conditionLine';
import { textOf } from '../apiErrors';
import { transitionId } from './chartOf';
import { conditionOf } from './conditionOf';
import { type FailedCondition, failedConditions } from './evaluateGuard';
import { selectTransitions } from './selectTransitions';

/** Whether a machine takes an event in its present state, and why not. Guards are named as in the machine. */
export type Verdict =
  /** `rejectedBy` are conditions of transitions that were tried before. */
  | { readonly kind: 'taken'; readonly transitions: readonly string[]; readonly rejectedBy: readonly FailedCondition[] }
  | { readonly kind: 'rejected'; readonly rejectedBy: readonly FailedCondition[] }
  /** The present state has no transition for it. */
  | { readonly kind: 'unhandled' }
  /** These guards read fields of the event that it does not have. */
  | {
      readonly kind: 'unknown';
      readonly guards: readonly string[];
      readonly fields: readonly string[];
      readonly problem: string;
    };

/** Computes how a machine would treat an event now. It changes nothing. */
export function verdictOf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  { isComplete = Object.keys(event).length > 1 }: { readonly isComplete?: boolean } = {},
): Verdict {
  if (snapshot.status !== 'active') return { kind: 'unhandled' };
  if (!getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type)) return { kind: 'unhandled' };
  const rejectedBy: FailedCondition[] = [];
  const reading = noteReads(event);
  const undecided: AnyTransitionDefinition[] = [];
  let problem = '';
  const passes = (transition: AnyTransitionDefinition): boolean => {
    const before = reading.fields.size;
    try {
      const failed = failedConditions(transition.guard, snapshot, reading.event);
      if (isComplete || reading.fields.size === before) {
        rejectedBy.push(...failed);
        return failed.length === 0;
      }
    } catch (error) {
      problem = textOf(error);
    }
    undecided.push(transition);
    return true;
  };
  const taken = selectTransitions(snapshot, event.type, passes);
  if (undecided.length > 0) {
    const guards = undecided.flatMap(({ guard }) => guardsOf(conditionOf(guard)));
    return { kind: 'unknown', guards: [...new Set(guards)], fields: [...reading.fields], problem };
  }
  return taken.length > 0
    ? { kind: 'taken', transitions: taken.map(transitionId), rejectedBy: withoutRepeats(rejectedBy) }
    : { kind: 'rejected', rejectedBy: withoutRepeats(rejectedBy) };
}

/** Regions may try the same guard. */
const withoutRepeats = (failed: readonly FailedCondition[]): readonly FailedCondition[] =>
  failed.filter(
    (one, place) => failed.findIndex(({ guard, holds }) => guard === one.guard && holds === one.holds) === place,
  );

/** An event that notes which fields are read that it does not have. */
function noteReads(event: AnyEventObject): { readonly event: AnyEventObject; readonly fields: ReadonlySet<string> } {
  const fields = new Set<string>();
  const noting = new Proxy(event, {
    get: (target, field) => {
      if (typeof field === 'string' && !(field in target)) fields.add(field);
      return Reflect.get(target, field);
    },
  });
  return { event: noting, fields };
}

/** The events that the present state has transitions for, those of invoked actors and delays left out. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active'
    ? [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))].filter(
        (type) => type !== '' && !type.startsWith('xstate.'),
      )
    : [];
