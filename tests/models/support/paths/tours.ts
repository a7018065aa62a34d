import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Model } from '../model';
import { edgeOf, isFeasible, type Path, pathOf, type Step } from './pathsOf';
import { timeless } from './timeless';
import type { Trigger } from './trigger';
import { enabledTriggers, triggersOf } from './triggers';

/** Cost of opening a page in steps. */
export const OPENING = 6;
/** Few enough that the cause of a failure is found quickly. */
const MOST_STEPS = 80;

/**
 * Walks that continue while edges of `left` remain, each in its own page. They remove the edges they take from `left`;
 * unreachable ones remain.
 */
export function tours<World>(model: Model<AnyStateMachine, World>, left: Set<string>): Path[] {
  const machines = Object.entries(model.starts).map(([start, { input }]) => ({
    start,
    machine: timeless(model.machine, input),
  }));
  const found: Path[] = [];
  while (left.size > 0) {
    const [best] = machines
      .map(({ start, machine }) => {
        const first = getInitialSnapshot(machine, undefined);
        const steps = tour(model, machine, first, new Set(left));
        const fresh = new Set(steps.map(edgeOf).filter((edge) => left.has(edge))).size;
        return { start, first, steps, gain: fresh / (steps.length + OPENING) };
      })
      .sort((one, other) => other.gain - one.gain);
    if (!best || best.gain === 0) return found;
    found.push(pathOf(best.start, best.first, best.steps));
    for (const step of best.steps) left.delete(edgeOf(step));
  }
  return found;
}

/** Repeatedly moves to the nearest remaining edge; an edge to a dead end is taken last. */
function tour<World>(
  model: Model<AnyStateMachine, World>,
  machine: AnyStateMachine,
  first: AnyMachineSnapshot,
  left: Set<string>,
): readonly Step[] {
  const triggers = triggersOf(model);
  const isEnd = (snapshot: AnyMachineSnapshot) => enabledTriggers(model, triggers, snapshot).length === 0;
  const nearest = (walked: readonly Step[], isWanted: (step: Step) => boolean) =>
    nearestStep({ model, machine, triggers, walked, from: walked.at(-1)?.after ?? first }, isWanted);
  let walked: readonly Step[] = [];
  while (walked.length < MOST_STEPS) {
    const isFresh = (step: Step) => left.has(edgeOf(step));
    const route = nearest(walked, (step) => isFresh(step) && !isEnd(step.after)) ?? nearest(walked, isFresh);
    if (!route) return walked;
    walked = [...walked, ...route];
    for (const step of route) left.delete(edgeOf(step));
  }
  return walked;
}

interface Search<World> {
  readonly model: Model<AnyStateMachine, World>;
  readonly machine: AnyStateMachine;
  readonly triggers: readonly Trigger[];
  /** The steps walked in the page so far. */
  readonly walked: readonly Step[];
  readonly from: AnyMachineSnapshot;
}

/** The shortest path to a wanted step, including it; null when there is none. */
function nearestStep<World>(
  { model, machine, triggers, walked, from }: Search<World>,
  isWanted: (step: Step) => boolean,
): readonly Step[] | null {
  const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, model.serialize(context)]);
  const seen = new Set([keyOf(from)]);
  const queue: { readonly steps: readonly Step[]; readonly at: AnyMachineSnapshot }[] = [{ steps: [], at: from }];
  for (const { steps, at } of queue)
    for (const trigger of enabledTriggers(model, triggers, at)) {
      const step = { trigger, before: at, after: getNextSnapshot(machine, at, trigger.event) as AnyMachineSnapshot };
      if (!isFeasible(model, [...walked, ...steps], step)) continue;
      if (isWanted(step)) return [...steps, step];
      const key = keyOf(step.after);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ steps: [...steps, step], at: step.after });
    }
  return null;
}
