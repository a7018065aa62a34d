import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export interface Traversal {
  /** Possible events of a state; the caller omits those that the machine does not accept. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Snapshots with equal results are the same state. */
  readonly serialize: (snapshot: AnyMachineSnapshot) => string;
  /** @throws when there are more states, which means an unbounded context */
  readonly limit: number;
}

export interface Walk {
  /** The initial state, then alternating events and states. */
  readonly steps: readonly { readonly event: AnyEventObject; readonly snapshot: AnyMachineSnapshot }[];
}

/**
 * The shortest walks of a timeless machine to every state. Only this file imports `@xstate/test`, so that a change of
 * that package affects nothing else.
 */
export function walks(machine: AnyStateMachine, { events, serialize, limit }: Traversal): Walk[] {
  // Its types require the machine's event types, which come from a model here.
  const model = createTestModel(machine as never);
  const options = { events, serializeState: serialize, traversalLimit: limit };
  return model.getShortestPaths(options as never).map((path) => ({
    steps: path.steps.map(({ event, state }) => ({
      event: event as AnyEventObject,
      snapshot: state as AnyMachineSnapshot,
    })),
  }));
}
