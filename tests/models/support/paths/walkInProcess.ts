import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import type { Model } from '../model';
import { type Effect, effectOf, reporting } from '../oracle/effects';
import { createObservations, type Observations, type Place } from '../oracle/observations';
import { createWalk } from '../oracle/walk';
import { type Coverage, noteTaken } from './coverage';
import type { Path, Step } from './pathsOf';
import { createStandingClock, type StandingClock } from './standingClock';
import { leavesOf, nodesOf } from './triggers';

interface Held {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Walks a path with the real machine: actors wait for the answers of the path, and the clock waits until the path ends
 * a delay. State and context must equal the path's after every step.
 * @throws an Error that names the step and both snapshots
 */
export async function walkInProcess<World>(
  model: Model<AnyStateMachine, World>,
  path: Path,
  coverage: Coverage,
  observations: Observations = createObservations(),
): Promise<void> {
  const probe = freeProbes(model.machine).pop() ?? createProbe(model.machine);
  const { machine, held } = probe;
  const clock = createStandingClock();
  const actor = createActor(machine, {
    input: model.starts[path.start]?.input,
    clock,
    inspect: noteTaken(coverage),
  } as never);
  const placeOf = (snapshot: AnyMachineSnapshot): Place => {
    const states = leavesOf(snapshot);
    // The input of a start is part of the context that a model may leave out of its states.
    return {
      states,
      context: snapshot.context,
      walk: createWalk(path.start, [...labels]),
      key: JSON.stringify([path.start, states, model.serialize(snapshot.context)]),
    };
  };
  const labels: string[] = [];
  const observe = (before: AnyMachineSnapshot | null, label: string) => {
    const from = before && placeOf(before);
    if (before) labels.push(label);
    observations.add({
      before: from,
      label,
      after: placeOf(actor.getSnapshot()),
      effects: probe.effects,
      emitted: emitted.splice(0),
      output: actor.getSnapshot().output,
    });
    probe.effects = [];
  };
  // An error of a machine is reported by the comparison, with the step, and not by the process.
  actor.subscribe({ error: () => undefined });
  const emitted: Effect[] = [];
  actor.on('*' as never, (event: AnyEventObject) => {
    const { type, ...payload } = event;
    emitted.push(effectOf(`emits ${type}`, payload));
  });
  actor.start();
  compare(model, path, path.first, actor, 'at the start');
  observe(null, path.start);
  for (const step of path.steps) {
    const before: AnyMachineSnapshot = actor.getSnapshot();
    const label = await performStep(model, step, { actor, clock, held });
    compare(model, path, step.after, actor, `after “${step.trigger.label}”`);
    observe(before, label);
  }
  actor.stop();
  probe.effects = [];
  held.clear();
  // After an error the probe is not used again: its actor may still run.
  freeProbes(model.machine).push(probe);
}

/** A copy of a machine whose actors wait for their answers, and which notes what it does. */
interface Probe {
  readonly machine: AnyStateMachine;
  readonly held: Map<string, Held>;
  effects: Effect[];
}

/** Copying a machine takes longer than a short walk, so that walks of one machine share a copy, one after the other. */
const free = new WeakMap<AnyStateMachine, Probe[]>();

function freeProbes(machine: AnyStateMachine): Probe[] {
  const probes = free.get(machine) ?? [];
  free.set(machine, probes);
  return probes;
}

function createProbe(original: AnyStateMachine): Probe {
  const note = (effect: Effect) => {
    probe.effects.push(effect);
  };
  const held = new Map<string, Held>();
  const sources = new Set(nodesOf(original).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
  const actors = Object.fromEntries(
    [...sources].map((source) => [
      source,
      fromPromise(({ input }) => {
        note(effectOf(`asks ${source}`, input));
        return new Promise((resolve, reject) => held.set(source, { resolve, reject }));
      }),
    ]),
  );
  const machine = reporting(original, note).provide({ actors } as never);
  const probe: Probe = { machine, held, effects: [] };
  return probe;
}

interface Real {
  readonly actor: AnyActorRef;
  readonly clock: StandingClock;
  readonly held: Map<string, Held>;
}

/** Performs the step and returns its label in the table of edges. */
async function performStep<World>(
  { machine, answers }: Model<AnyStateMachine, World>,
  { trigger }: Step,
  { actor, clock, held }: Real,
): Promise<string> {
  const { label, kind } = trigger;
  if (kind === 'event') {
    actor.send(trigger.event);
    return label;
  }
  if (kind === 'delay') {
    const milliseconds = clock.end(actor, trigger.event.type);
    if (milliseconds === null) throw new Error(`${label}: the delay of ${trigger.state} does not run.`);
    return delayLabel(machine, trigger.delay, milliseconds);
  }
  const one = held.get(trigger.actor);
  const answer = answers[trigger.actor]?.[trigger.answer];
  if (!one || !answer) throw new Error(`${label}: the machine has not asked ${trigger.actor}.`);
  held.delete(trigger.actor);
  if (answer.error === undefined) one.resolve(answer.output);
  else one.reject(answer.error);
  await new Promise((settled) => setImmediate(settled));
  return label;
}

/** `after 500 ms`, with its name where the machine has two delays of that length. */
function delayLabel({ implementations }: AnyStateMachine, delay: string, milliseconds: number): string {
  const equal = Object.values(implementations.delays ?? {}).filter((length) => length === milliseconds);
  return `after ${milliseconds} ms${equal.length > 1 ? ` (${delay})` : ''}`;
}

function compare<World>(
  { serialize }: Model<AnyStateMachine, World>,
  path: Path,
  expected: AnyMachineSnapshot,
  actor: AnyActorRef,
  when: string,
): void {
  const { status, error } = actor.getSnapshot();
  if (status === 'error') throw new Error(`${path.id} ${when}: the machine throws ${String(error)}.`);
  const text = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify({ value, status, context: serialize(context) });
  const [is, ought] = [text(actor.getSnapshot()), text(expected)];
  if (is !== ought) throw new Error(`${path.id} ${when}: the machine is at ${is}, the path at ${ought}.`);
}
