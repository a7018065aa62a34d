import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Model } from '../model';
import { edgeOf, isFeasible, type Path, pathOf, type Step } from './pathsOf';
import { timeless } from './timeless';
import type { Trigger } from './trigger';
import { enabledTriggers, triggersOf } from './triggers';

/** Opening a page costs as much as so many steps. */
export const OPENING = 6;
/** Few enough that a failure is soon found. */
const MOST_STEPS = 80;

/**
 * Walks that go on from wherever they have got to, as long as there is an edge that was not taken, each in a page of its own;
 * together they take the edges of `left`, which are removed from it. What cannot be reached so stays in it.
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

/** Goes to the nearest edge that is left, again and again; one after which nothing can happen comes last. */
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
  /** What has happened in the page. */
  readonly walked: readonly Step[];
  readonly from: AnyMachineSnapshot;
}

/** The shortest way to a step that is wanted, that step included; null where there is none. */
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
