import { assign, setup } from 'xstate';
import { errorOf } from '../apiErrors';
import { provided } from '../provided';

/** Changes of a destination, made in one of its places. */
export interface GlobalEdit<Body = unknown> {
  readonly id: number;
  readonly revision: number | undefined;
  readonly body: Body;
}

export interface GlobalDestinationInput {
  readonly edit: GlobalEdit;
}

interface Context extends GlobalDestinationInput {
  readonly error: string | null;
  readonly result: GlobalDestinationResult;
}

/** `settled`: the destination that the place has now. `reverted`: the changes are dropped. `cancelled`: they are kept, unsaved. */
export type GlobalDestinationResult =
  | { readonly kind: 'settled'; readonly destination: number }
  | { readonly kind: 'reverted' }
  | { readonly kind: 'cancelled' };

export type GlobalDestinationEvent = { readonly type: 'createNew' | 'updateAll' | 'revertChanges' | 'cancel' };

const settled = (destination: number): GlobalDestinationResult => ({ kind: 'settled', destination });

/**
 * A destination was changed in one of its places: the question whether the changes become a new destination, change it in
 * all of its places, or are dropped.
 */
export const globalDestinationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as GlobalDestinationInput,
    events: {} as GlobalDestinationEvent,
    output: {} as GlobalDestinationResult,
  },
  actors: {
    create: provided<number, GlobalEdit>('create'),
    update: provided<number, GlobalEdit>('update'),
  },
  actions: {
    clearError: assign({ error: null }),
    setError: assign({ error: (_, error: unknown) => (error instanceof Error ? error.message : String(error)) }),
    setResult: assign({ result: (_, result: GlobalDestinationResult) => result }),
  },
}).createMachine({
  id: 'globalDestination',
  description: 'Whether changes of a destination make a new one, or change it in all of its places.',
  context: ({ input }) => ({ ...input, error: null, result: { kind: 'cancelled' } }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks what the changes are for.',
      on: {
        createNew: { actions: 'clearError', target: 'creating' },
        updateAll: { actions: 'clearError', target: 'updatingAll' },
        revertChanges: { actions: { type: 'setResult', params: { kind: 'reverted' } }, target: 'closed' },
        cancel: 'closed',
      },
    },
    creating: {
      description: 'The service creates a destination of its own from the changes.',
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context.edit,
        onDone: { actions: { type: 'setResult', params: ({ event }) => settled(event.output) }, target: 'closed' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'asking' },
      },
    },
    updatingAll: {
      description: 'The service changes the destination in all of its places.',
      tags: 'busy',
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => context.edit,
        onDone: { actions: { type: 'setResult', params: ({ event }) => settled(event.output) }, target: 'closed' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'asking' },
      },
    },
    closed: {
      description: 'The place is saved with the destination that it has now, unless the changes were dropped.',
      type: 'final',
    },
  },
  output: ({ context }) => context.result,
});

export type GlobalDestinationMachine = typeof globalDestinationMachine;
