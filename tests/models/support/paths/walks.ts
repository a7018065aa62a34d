import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export interface Traversal {
  /** The events that may come in a state; those that the chart does not take there are left out by the caller. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Two snapshots are the same state when these are the same. */
  readonly serialize: (snapshot: AnyMachineSnapshot) => string;
  /** @throws when more states are met than this: an unbounded context */
  readonly limit: number;
}

export interface Walk {
  /** The state that one starts in, then the event and the state after it, again and again. */
  readonly steps: readonly { readonly event: AnyEventObject; readonly snapshot: AnyMachineSnapshot }[];
}

/**
 * The shortest walks of a timeless chart that together meet every state it can get into. This is the only file that names
 * `@xstate/test`, so that a change of that package is a change here.
 */
export function walks(machine: AnyStateMachine, { events, serialize, limit }: Traversal): Walk[] {
  // Its declarations are for charts whose event types it knows; here they come from a model.
  const model = createTestModel(machine as never);
  const options = { events, serializeState: serialize, traversalLimit: limit };
  return model.getShortestPaths(options as never).map((path) => ({
    steps: path.steps.map(({ event, state }) => ({
      event: event as AnyEventObject,
      snapshot: state as AnyMachineSnapshot,
    })),
  }));
}
