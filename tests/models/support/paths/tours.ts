import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Model } from '../model';
import { edgeOf, isFeasible, type Path, pathOf, type Step } from './pathsOf';
import { timeless } from './timeless';
import { enabledTriggers, triggersOf } from './triggers';

/** Cost of opening a page in steps. */
export const OPENING = 6;
/** Few enough that the cause of a failure is found quickly, and that it hides little of what follows. */
export const MOST_STEPS = 15;

/** The names of what a step takes or enters: what a walk is wanted for. */
export type Gains = (step: Step) => readonly string[];

/** No step is left out. */
const NONE: ReadonlySet<string> = new Set();

/**
 * Walks that continue while names in `left` remain, each in its own page: edges, unless `gainsOf` names something else.
 * They remove the names that they meet from `left`; unreachable ones remain. None takes an edge in `avoided`.
 */
export function tours<World>(
  model: Model<AnyStateMachine, World>,
  left: Set<string>,
  gainsOf: Gains = (step) => [edgeOf(step)],
  avoided: ReadonlySet<string> = NONE,
): Path[] {
  const starts = Object.entries(model.starts).map(([start, { input }]) => ({
    start,
    graph: graphOf(model, timeless(model.machine, input), avoided),
  }));
  const found: Path[] = [];
  while (left.size > 0) {
    const [best] = starts
      .map(({ start, graph }) => {
        const first = getInitialSnapshot(graph.machine, undefined);
        const steps = tour({ model, graph, first, gainsOf, left: new Set(left) });
        const fresh = new Set(steps.flatMap(gainsOf).filter((name) => left.has(name))).size;
        return { start, first, steps, gain: fresh / (steps.length + OPENING) };
      })
      .sort((one, other) => other.gain - one.gain);
    if (!best || best.gain === 0) return found;
    found.push(pathOf(best.start, best.first, best.steps));
    for (const name of best.steps.flatMap(gainsOf)) left.delete(name);
  }
  return found;
}

interface Tour<World> {
  readonly model: Model<AnyStateMachine, World>;
  readonly graph: Graph;
  readonly first: AnyMachineSnapshot;
  readonly gainsOf: Gains;
  /** The wanted parts; the tour removes those that it meets. */
  readonly left: Set<string>;
}

/**
 * Repeatedly moves to the nearest step with something wanted; a step to a dead end is taken last. Only a way from the
 * opening that cannot be shorter has more than `MOST_STEPS`.
 */
function tour<World>({ model, graph: { machine, leaving }, first, gainsOf, left }: Tour<World>): readonly Step[] {
  const isEnd = (snapshot: AnyMachineSnapshot) => leaving(snapshot).length === 0;
  const nearest = (walked: readonly Step[], isWanted: (step: Step) => boolean) =>
    nearestStep({ model, leaving, walked, from: walked.at(-1)?.after ?? first }, isWanted);
  let walked: readonly Step[] = [];
  for (;;) {
    const isFresh = (step: Step) => gainsOf(step).some((name) => left.has(name));
    const route = nearest(walked, (step) => isFresh(step) && !isEnd(step.after)) ?? nearest(walked, isFresh);
    if (!route || (walked.length > 0 && walked.length + route.length > MOST_STEPS)) return walked;
    walked = [...walked, ...taken(machine, walked.at(-1)?.after ?? first, route)];
    for (const name of route.flatMap(gainsOf)) left.delete(name);
  }
}

/** The same steps from this very snapshot, with what `serialize` omits. */
function taken(machine: AnyStateMachine, from: AnyMachineSnapshot, route: readonly Step[]): readonly Step[] {
  let before = from;
  return route.map(({ trigger }) => {
    const after = getNextSnapshot(machine, before, trigger.event) as AnyMachineSnapshot;
    const step = { trigger, before, after };
    before = after;
    return step;
  });
}

/** A machine, and the steps that leave each of its states. */
interface Graph {
  readonly machine: AnyStateMachine;
  readonly leaving: (at: AnyMachineSnapshot) => readonly Leaving[];
}
interface Leaving {
  readonly step: Step;
  /** The state that it leads to, serialised. */
  readonly key: string;
}

/** The steps of a state are computed once: tours return to it again and again. */
function graphOf<World>(
  model: Model<AnyStateMachine, World>,
  machine: AnyStateMachine,
  avoided: ReadonlySet<string>,
): Graph {
  const triggers = triggersOf(model);
  const known = new Map<string, readonly Leaving[]>();
  const find = (before: AnyMachineSnapshot) =>
    enabledTriggers(model, triggers, before)
      .map((trigger): Leaving => {
        const after = getNextSnapshot(machine, before, trigger.event) as AnyMachineSnapshot;
        return { step: { trigger, before, after }, key: keyOf(model, after) };
      })
      .filter(({ step }) => !avoided.has(edgeOf(step)));
  const leaving = (at: AnyMachineSnapshot) => {
    const key = keyOf(model, at);
    const steps = known.get(key) ?? find(at);
    known.set(key, steps);
    return steps;
  };
  return { machine, leaving };
}

const keyOf = <World>(model: Model<AnyStateMachine, World>, { value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, model.serialize(context)]);

interface Search<World> {
  readonly model: Model<AnyStateMachine, World>;
  readonly leaving: Graph['leaving'];
  /** The steps walked in the page so far. */
  readonly walked: readonly Step[];
  readonly from: AnyMachineSnapshot;
}

/** The shortest path to a wanted step, including it; null when there is none. */
function nearestStep<World>(
  { model, leaving, walked, from }: Search<World>,
  isWanted: (step: Step) => boolean,
): readonly Step[] | null {
  const seen = new Set([keyOf(model, from)]);
  const queue: { readonly steps: readonly Step[]; readonly at: AnyMachineSnapshot }[] = [{ steps: [], at: from }];
  for (const { steps, at } of queue)
    for (const { step, key } of leaving(at)) {
      if (!isFeasible(model, [...walked, ...steps], step)) continue;
      if (isWanted(step)) return [...steps, step];
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ steps: [...steps, step], at: step.after });
    }
  return null;
}
