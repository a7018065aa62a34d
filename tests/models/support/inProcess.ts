import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { type Coverage, noteTaken } from './coverage';
import { nodesOf } from './happenings';
import type { Model } from './model';
import type { Path, Step } from './pathsOf';

interface Held {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Walks a path with the real machine: its actors are held until the path answers for them, its clock stands still until the
 * path lets a delay end. After every step state and context must be the path's.
 * @throws an Error that names the step and both snapshots
 */
export async function walkInProcess<World>(
  model: Model<AnyStateMachine, World>,
  path: Path,
  coverage: Coverage,
): Promise<void> {
  const held = new Map<string, Held>();
  const sources = new Set(nodesOf(model.machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
  const actors = Object.fromEntries(
    [...sources].map((source) => [
      source,
      fromPromise(() => new Promise((resolve, reject) => held.set(source, { resolve, reject }))),
    ]),
  );
  const clock = new SimulatedClock();
  const actor = createActor(model.machine.provide({ actors } as never), {
    input: model.starts[path.start]?.input,
    clock,
    inspect: noteTaken(coverage),
  } as never);
  actor.start();
  compare(model, path, path.first, actor, 'at the start');
  for (const step of path.steps) {
    await happen(model, step, { actor, clock, held });
    compare(model, path, step.after, actor, `after “${step.happening.label}”`);
  }
  actor.stop();
}

interface Real {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly held: Map<string, Held>;
}

async function happen<World>(
  { machine, answers }: Model<AnyStateMachine, World>,
  { happening, before }: Step,
  { actor, clock, held }: Real,
): Promise<void> {
  if (happening.kind === 'event') return actor.send(happening.event);
  if (happening.kind === 'delay') {
    const milliseconds = lengthOf(machine, happening.delay, before);
    clock.increment(milliseconds - 1);
    if (
      actor.getSnapshot().value !== before.value &&
      JSON.stringify(actor.getSnapshot().value) !== JSON.stringify(before.value)
    )
      throw new Error(`${happening.label}: the delay of ${happening.state} ended early.`);
    clock.increment(1);
    return;
  }
  const one = held.get(happening.actor);
  const answer = answers[happening.actor]?.[happening.answer];
  if (!one || !answer) throw new Error(`${happening.label}: the machine has not asked ${happening.actor}.`);
  held.delete(happening.actor);
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
  const text = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify({ value, status, context: serialize(context) });
  const [is, ought] = [text(actor.getSnapshot()), text(expected)];
  if (is !== ought) throw new Error(`${path.id} ${when}: the machine is at ${is}, the path at ${ought}.`);
}
