import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Model } from '../model';
import { type Effect, effectOf, reporting } from '../oracle/effects';
import { createObservations, type Observations, type Place } from '../oracle/observations';
import { type Coverage, noteTaken } from './coverage';
import type { Path, Step } from './pathsOf';
import { leavesOf, nodesOf } from './triggers';

interface Held {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Walks a path with the real machine: actors wait for the answers of the path, and a simulated clock stands until the
 * path ends a delay. State and context must equal the path's after every step.
 * @throws an Error that names the step and both snapshots
 */
export async function walkInProcess<World>(
  model: Model<AnyStateMachine, World>,
  path: Path,
  coverage: Coverage,
  observations: Observations = createObservations(),
): Promise<void> {
  let effects: Effect[] = [];
  const held = new Map<string, Held>();
  const sources = new Set(nodesOf(model.machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
  const actors = Object.fromEntries(
    [...sources].map((source) => [
      source,
      fromPromise(({ input }) => {
        effects.push(effectOf(`asks ${source}`, input));
        return new Promise((resolve, reject) => held.set(source, { resolve, reject }));
      }),
    ]),
  );
  const clock = new SimulatedClock();
  const machine = reporting(model.machine, (effect) => effects.push(effect)).provide({ actors } as never);
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
      key: JSON.stringify([path.start, states, model.serialize(snapshot.context)]),
    };
  };
  const observe = (before: AnyMachineSnapshot | null, label: string) => {
    observations.add({ before: before && placeOf(before), label, after: placeOf(actor.getSnapshot()), effects });
    effects = [];
  };
  // What a machine throws is said by the comparison, with the step, and not by the process.
  actor.subscribe({ error: () => undefined });
  actor.start();
  compare(model, path, path.first, actor, 'at the start');
  observe(null, path.start);
  for (const step of path.steps) {
    const before: AnyMachineSnapshot = actor.getSnapshot();
    await performStep(model, step, { actor, clock, held });
    compare(model, path, step.after, actor, `after “${step.trigger.label}”`);
    const { trigger } = step;
    observe(
      before,
      trigger.kind === 'delay' ? `after ${lengthOf(model.machine, trigger.delay, before)} ms` : trigger.label,
    );
  }
  actor.stop();
}

interface Real {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly held: Map<string, Held>;
}

async function performStep<World>(
  { machine, answers }: Model<AnyStateMachine, World>,
  { trigger, before }: Step,
  { actor, clock, held }: Real,
): Promise<void> {
  if (trigger.kind === 'event') return actor.send(trigger.event);
  if (trigger.kind === 'delay') {
    const milliseconds = lengthOf(machine, trigger.delay, before);
    clock.increment(milliseconds - 1);
    if (
      actor.getSnapshot().value !== before.value &&
      JSON.stringify(actor.getSnapshot().value) !== JSON.stringify(before.value)
    )
      throw new Error(`${trigger.label}: the delay of ${trigger.state} ended early.`);
    clock.increment(1);
    return;
  }
  const one = held.get(trigger.actor);
  const answer = answers[trigger.actor]?.[trigger.answer];
  if (!one || !answer) throw new Error(`${trigger.label}: the machine has not asked ${trigger.actor}.`);
  held.delete(trigger.actor);
  if (answer.error === undefined) one.resolve(answer.output);
  else one.reject(answer.error);
  await new Promise((settled) => setImmediate(settled));
}

function lengthOf(machine: AnyStateMachine, delay: string, { context }: AnyMachineSnapshot): number {
  const named: unknown = machine.implementations.delays?.[delay] ?? Number(delay);
  const length: unknown = typeof named === 'function' ? named({ context }) : named;
  if (typeof length !== 'number' || !(length >= 1))
    throw new Error(`The delay ${delay} of ${machine.id} has no length.`);
  return length;
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
