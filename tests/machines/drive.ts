import {
  type Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  fromPromise,
  type InputFrom,
  SimulatedClock,
} from 'xstate';

interface Held {
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Starts a chart whose actors wait until the test answers for them and whose clock does not move; notes the actions
 * that the product provides, and the emitted events.
 */
export function drive<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
  const held = new Map<string, Held>();
  const done: string[] = [];
  const emitted: AnyEventObject[] = [];
  const { actors, actions } = machine.implementations;
  const holding = Object.fromEntries(
    Object.keys(actors ?? {}).map((name) => [
      name,
      fromPromise(
        ({ input: given }) => new Promise((resolve, reject) => held.set(name, { input: given, resolve, reject })),
      ),
    ]),
  );
  // Those of xstate change the chart itself; the rest is done by the product.
  const named = Object.entries(actions ?? {}).filter(([, action]) => !('resolve' in (action as object)));
  const noting = Object.fromEntries(named.map(([name]) => [name, () => void done.push(name)]));
  const clock = new SimulatedClock();
  const provided = machine.provide({ actors: holding, actions: noting } as never);
  const actor = createActor(provided, { input, clock } as never) as unknown as Actor<Machine>;
  const untyped = actor as unknown as AnyActor;
  untyped.on('*', (event: AnyEventObject) => void emitted.push(event));
  untyped.start();

  const take = (name: string): Held => {
    const one = held.get(name);
    if (!one) throw new Error(`The chart has not asked ${name}.`);
    held.delete(name);
    return one;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    send: (event: AnyEventObject) => untyped.send(event),
    state: () => untyped.getSnapshot().value,
    context: (): ContextFrom<Machine> => untyped.getSnapshot().context,
    /** The input of a held actor. */
    asked: (name: string): unknown => held.get(name)?.input,
    answer: async (name: string, output?: unknown) => {
      take(name).resolve(output);
      await settled();
    },
    refuse: async (name: string, error: unknown) => {
      take(name).reject(error);
      await settled();
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
    /** The product's actions since the last call. */
    done: () => done.splice(0),
    /** The events emitted since the last call. */
    emitted: () => emitted.splice(0),
  };
}
