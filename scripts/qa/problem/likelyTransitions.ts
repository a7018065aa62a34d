import type { RecordedEvent } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';

/** Ids of states and of all that contain them: `session.signedIn`, `session.signedIn.settled`. */
export const idsOf = (machine: string, states: readonly string[]): readonly string[] => [
  ...new Set([machine, ...states.flatMap((state) => withParents(machine, state))]),
];

function withParents(machine: string, state: string): readonly string[] {
  const names = state.split('.');
  return names.map((_, index) => [machine, ...names.slice(0, index + 1)].join('.'));
}

/**
 * The transition of the drawing that a recorded event most likely took: from a state before to a state after it. A
 * report has no guards.
 */
export function likelyTransitions(event: RecordedEvent, chart: Statechart | undefined): readonly string[] {
  const before = new Set(idsOf(event.machine, event.before));
  const after = new Set(idsOf(event.machine, event.after));
  const isStaying = event.before.join() === event.after.join();
  const found = chart?.transitions.find(
    ({ source, targets, eventType }) =>
      eventType === event.type &&
      before.has(source) &&
      (targets.length === 0 ? isStaying : targets.every((target) => after.has(target))),
  );
  return found ? [found.id] : [];
}
