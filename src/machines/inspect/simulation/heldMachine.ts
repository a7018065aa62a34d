import { type AnyStateMachine, fromPromise } from 'xstate';
import { nodesOf } from '../chartOf';
import type { SimulatedClock } from './simulatedClock';

/** An invoked actor that waits for its answer. */
export interface HeldActor {
  readonly source: string;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A machine whose effects do nothing, whose actors wait to be answered, and whose delays tell the clock their names. Guards
 * and changes of the context remain those of the machine.
 */
export function heldMachine(machine: AnyStateMachine, held: Set<HeldActor>, clock: SimulatedClock): AnyStateMachine {
  const { actions, delays } = machine.implementations;
  const sources = new Set(nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
  const waiting = (source: string) =>
    fromPromise(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          const actor = { source, resolve, reject };
          held.add(actor);
          signal.addEventListener('abort', () => held.delete(actor));
        }),
    );
  const naming = (name: string, delay: unknown) => (args: unknown, params: unknown) => {
    const length: unknown = typeof delay === 'function' ? delay(args, params) : delay;
    const milliseconds = typeof length === 'number' ? length : 0;
    clock.name(name, milliseconds);
    return milliseconds;
  };
  // The types of a machine are lost in the type of any machine.
  return machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => typeof action !== 'function' || !('type' in action))
        .map(([name]) => [name, () => undefined]),
    ),
    actors: Object.fromEntries([...sources].map((source) => [source, waiting(source)])),
    delays: Object.fromEntries(Object.entries(delays).map(([name, delay]) => [name, naming(name, delay)])),
  } as never);
}
