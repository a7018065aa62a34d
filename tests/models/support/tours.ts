import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Happening } from './happening';
import { happeningsOf, takenIn } from './happenings';
import type { Model } from './model';
import { edgeOf, follows, type Path, pathOf, type Step } from './pathsOf';
import { timeless } from './timeless';

/** Opening a page costs as much as so many steps. */
export const OPENING = 6;
/** Few enough that a failure is soon found. */
const MOST_STEPS = 80;

/**
 * Walks that go on from wherever they have got to, as long as there is an edge that was not taken, each in a page of its own;
 * together they take the edges of `left`, which are removed from it. What cannot be reached so stays in it.
 */
export function tours<World>(model: Model<AnyStateMachine, World>, left: Set<string>): Path[] {
  const charts = Object.entries(model.starts).map(([start, { input }]) => ({
    start,
    chart: timeless(model.machine, input),
  }));
  const found: Path[] = [];
  while (left.size > 0) {
    const [best] = charts
      .map(({ start, chart }) => {
        const first = getInitialSnapshot(chart, undefined);
        const steps = tour(model, chart, first, new Set(left));
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
  chart: AnyStateMachine,
  first: AnyMachineSnapshot,
  left: Set<string>,
): readonly Step[] {
  const happenings = happeningsOf(model);
  const isEnd = (snapshot: AnyMachineSnapshot) => takenIn(model, happenings, snapshot).length === 0;
  const nearest = (walked: readonly Step[], isWanted: (step: Step) => boolean) =>
    nearestStep({ model, chart, happenings, walked, from: walked.at(-1)?.after ?? first }, isWanted);
  let walked: readonly Step[] = [];
  while (walked.length < MOST_STEPS) {
    const isFresh = (step: Step) => left.has(edgeOf(step));
    const way = nearest(walked, (step) => isFresh(step) && !isEnd(step.after)) ?? nearest(walked, isFresh);
    if (!way) return walked;
    walked = [...walked, ...way];
    for (const step of way) left.delete(edgeOf(step));
  }
  return walked;
}

interface Search<World> {
  readonly model: Model<AnyStateMachine, World>;
  readonly chart: AnyStateMachine;
  readonly happenings: readonly Happening[];
  /** What has happened in the page. */
  readonly walked: readonly Step[];
  readonly from: AnyMachineSnapshot;
}

/** The shortest way to a step that is wanted, that step included; null where there is none. */
function nearestStep<World>(
  { model, chart, happenings, walked, from }: Search<World>,
  isWanted: (step: Step) => boolean,
): readonly Step[] | null {
  const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, model.serialize(context)]);
  const seen = new Set([keyOf(from)]);
  const ways: { readonly steps: readonly Step[]; readonly at: AnyMachineSnapshot }[] = [{ steps: [], at: from }];
  for (const { steps, at } of ways)
    for (const happening of takenIn(model, happenings, at)) {
      const step = { happening, before: at, after: getNextSnapshot(chart, at, happening.event) as AnyMachineSnapshot };
      if (!follows(model, [...walked, ...steps], step)) continue;
      if (isWanted(step)) return [...steps, step];
      const key = keyOf(step.after);
      if (seen.has(key)) continue;
      seen.add(key);
      ways.push({ steps: [...steps, step], at: step.after });
    }
  return null;
}
