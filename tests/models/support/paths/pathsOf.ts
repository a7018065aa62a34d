import { createHash } from 'node:crypto';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { Model } from '../model';
import { timeless } from './timeless';
import type { Trigger } from './trigger';
import { enabledTriggers, leavesOf, triggersOf } from './triggers';
import { walks } from './walks';

export interface Step {
  readonly trigger: Trigger;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

export interface Path {
  /** Depends on the triggers only, so that a change of the machine keeps it. */
  readonly id: string;
  readonly start: string;
  readonly description: string;
  readonly first: AnyMachineSnapshot;
  readonly steps: readonly Step[];
}

/** An edge as a user sees it: state, trigger, next state. */
export const edgeOf = ({ before, trigger, after }: Step): string =>
  `${leavesOf(before).join(' + ')} → ${trigger.label} → ${leavesOf(after).join(' + ')}`;

/** An edge of the adjacency map. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly step: Step;
}

/** More states mean an unbounded context: give the model a `serialize`. */
const MOST_STATES = 20_000;

/**
 * Paths of the product's own machine that together reach every state possible with the model's samples and answers, and
 * take every edge between them.
 */
export const pathsOf = <World>(model: Model<AnyStateMachine, World>): Path[] =>
  Object.entries(model.starts).flatMap(([start, { input }]) => pathsFrom(model, start, input));

function pathsFrom<World>(model: Model<AnyStateMachine, World>, start: string, input: unknown): Path[] {
  const machine = timeless(model.machine, input);
  const triggers = triggersOf(model);
  const byEvent = new Map(triggers.map((one) => [JSON.stringify(one.event), one]));
  const named = (event: AnyEventObject): Trigger => {
    const trigger = byEvent.get(JSON.stringify(event));
    if (!trigger) throw new Error(`${model.machine.id}: nothing in the model is called ${JSON.stringify(event)}.`);
    return trigger;
  };
  const known = new WeakMap<AnyMachineSnapshot, string>();
  const serialize = (snapshot: AnyMachineSnapshot) => {
    const children = Object.keys(snapshot.children);
    if (children.length > 0)
      throw new Error(`${model.machine.id} spawns ${children.join(', ')}, which cannot be walked.`);
    const text =
      known.get(snapshot) ?? JSON.stringify({ value: snapshot.value, context: model.serialize(snapshot.context) });
    known.set(snapshot, text);
    return text;
  };
  const events = (snapshot: AnyMachineSnapshot) => enabledTriggers(model, triggers, snapshot).map(({ event }) => event);

  const found = walks(machine, { events, serialize, limit: MOST_STATES }).map(({ steps }) => {
    const [first, ...rest] = steps;
    if (!first) throw new Error(`${model.machine.id}: a walk without a beginning.`);
    let before = first.snapshot;
    return {
      first: first.snapshot,
      steps: rest.map(({ event, snapshot }): Step => {
        const step = { trigger: named(event), before, after: snapshot };
        before = snapshot;
        return step;
      }),
    };
  });
  const edges = adjacencyMapToArray(
    getAdjacencyMap(machine as never, { events, serializeState: serialize, limit: MOST_STATES } as never),
  ).map(
    ({ state, event, nextState }): Edge => ({
      from: serialize(state as AnyMachineSnapshot),
      to: serialize(nextState as AnyMachineSnapshot),
      step: {
        trigger: named(event as AnyEventObject),
        before: state as AnyMachineSnapshot,
        after: nextState as AnyMachineSnapshot,
      },
    }),
  );

  const keyOf = ({ before, trigger }: Step) => `${serialize(before)} ${trigger.label}`;
  const taken = new Set(found.flatMap(({ steps }) => steps.map(keyOf)));
  const first = found[0]?.first;
  if (!first) throw new Error(`${model.machine.id} has no walk from ${start}.`);
  const shortest = shortestSteps(serialize(first), edges);
  const extra = edges
    .filter(({ step }) => !taken.has(keyOf(step)))
    .map(({ from, step }) => ({ first, steps: [...(shortest.get(from) ?? []), step] }));
  return [...found, ...extra].map(({ first: begin, steps }) =>
    pathOf(start, begin, repaired(model, steps, edges, serialize)),
  );
}

/** The shortest path to every state, by its serialised form. */
function shortestSteps(start: string, edges: readonly Edge[]): Map<string, readonly Step[]> {
  const shortest = new Map<string, readonly Step[]>([[start, []]]);
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  for (const [state, stepsTo] of shortest)
    for (const { to, step } of leaving.get(state) ?? []) if (!shortest.has(to)) shortest.set(to, [...stepsTo, step]);
  return shortest;
}

/** Replaces a step on the way that nobody can cause, or after which the next is impossible, by another step to the same state. */
function repaired<World>(
  model: Model<AnyStateMachine, World>,
  steps: readonly Step[],
  edges: readonly Edge[],
  serialize: (snapshot: AnyMachineSnapshot) => string,
): readonly Step[] {
  const path: Step[] = [];
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isGood = (one: Step) => !next || (isFeasible(model, path, one) && isFeasible(model, [...path, one], next));
    const [from, to] = [serialize(step.before), serialize(step.after)];
    const other = isGood(step)
      ? undefined
      : edges.find((edge) => edge.from === from && edge.to === to && isGood(edge.step));
    path.push(other?.step ?? step);
  }
  return path;
}

/** Whether a user or the real service can produce the step after the earlier ones. */
export function isFeasible<World>(
  model: Model<AnyStateMachine, World>,
  earlier: readonly Step[],
  { trigger, before }: Step,
): boolean {
  if (trigger.kind === 'event') return model.isEnabled(before, trigger.event);
  if (trigger.kind === 'delay') return true;
  const triggered = earlier.map((step) => step.trigger);
  return model.answers[trigger.actor]?.[trigger.answer]?.precondition?.(triggered) ?? true;
}

/** The path of these steps, named by their triggers. */
export function pathOf(start: string, first: AnyMachineSnapshot, steps: readonly Step[]): Path {
  const triggered = steps.map(({ trigger }) => [trigger.label, trigger.event]);
  const last = steps.at(-1)?.after ?? first;
  return {
    id: createHash('sha256')
      .update(JSON.stringify([start, triggered]))
      .digest('hex')
      .slice(0, 8),
    start,
    first,
    steps,
    description: `${start} → ${[...steps.map(({ trigger }) => trigger.label), leavesOf(last).join(' + ')].join(' → ')}`,
  };
}
