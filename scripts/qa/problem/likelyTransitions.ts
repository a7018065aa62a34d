import { statesOf } from '@/machines/inspect/log/problemEvents';
import type { RecordedEvent } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';

/**
 * The transition of the drawing that a recorded event most likely took: from a state before to a state after it. A
 * report has no guards.
 */
export function likelyTransitions(event: RecordedEvent, chart: Statechart | undefined): readonly string[] {
  const before = new Set(statesOf(event.machine, event.before));
  const after = new Set(statesOf(event.machine, event.after));
  const isStaying = event.before.join() === event.after.join();
  const found = chart?.transitions.find(
    ({ source, targets, eventType }) =>
      eventType === event.type &&
      before.has(source) &&
      (targets.length === 0 ? isStaying : targets.every((target) => after.has(target))),
  );
  return found ? [found.id] : [];
}
