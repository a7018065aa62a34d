import { assign, setup } from 'xstate';
import { mayRetry } from '@/contract/retry/retryPolicy';
import { errorOf, fieldErrorsOf, textOf } from '../apiErrors';
import { provided } from '../provided';

interface Context {
  /** Saves in a row that the service has not answered. */
  readonly failures: number;
  /** Why the last save was rejected. */
  readonly error: string | null;
  /** Errors of single fields, by their names on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  /** The error of the service, until it is known whether somebody else was faster. */
  readonly rejection: unknown;
}

export type PlacementFormEvent =
  | { readonly type: 'change' }
  | { readonly type: 'save' }
  /** Its changes concern the destination everywhere. */
  | { readonly type: 'question.asked' }
  | { readonly type: 'question.answered' };

/** Everything is stored, or some input stays in the form. */
export type StoreResult = 'saved' | 'kept';
/**
 * Whether the form was put on what somebody else has saved: with nothing to decide, with something, or so that nothing of it
 * differs any more; or nobody has saved the room.
 */
export type RebaseResult = 'merged' | 'undecided' | 'equal' | 'none';

/**
 * The form of one room from the first change to its save. The input itself is beside it: a form that waits, asks or was
 * rejected keeps what was typed.
 */
export const placementFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlacementFormEvent,
    tags: {} as 'saving' | 'waiting',
  },
  actors: {
    store: provided<StoreResult>('store'),
    rebase: provided<RebaseResult, { error: unknown }>('rebase'),
    /** Resolves when a save that has failed so often may be tried again. */
    retryWait: provided<void, { failures: number }>('retryWait'),
  },
  guards: {
    isSaved: (_, result: StoreResult) => result === 'saved',
    mayRetry: (_, error: unknown) => mayRetry(error),
    isMerged: (_, result: RebaseResult) => result === 'merged',
    isEqual: (_, result: RebaseResult) => result === 'equal',
    isUndecided: (_, result: RebaseResult) => result === 'undecided',
  },
  actions: {
    clearErrors: assign({ error: null, errors: {}, rejection: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    setRejection: assign({ rejection: (_, error: unknown) => error }),
    showRejection: assign({
      error: ({ context }) => textOf(context.rejection),
      errors: ({ context }) => fieldErrorsOf(context.rejection),
    }),
  },
}).createMachine({
  id: 'placementForm',
  description: 'The form of a room, until what was typed is saved.',
  context: { failures: 0, error: null, errors: {}, rejection: null },
  initial: 'typed',
  states: {
    typed: {
      description: 'Something was typed that is not saved.',
      on: { change: { actions: 'clearErrors' }, save: 'saving' },
    },
    saving: {
      description: 'It is on its way, and stays as it was sent.',
      tags: 'saving',
      entry: 'clearErrors',
      invoke: {
        id: 'store',
        src: 'store',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            actions: 'clearFailures',
            target: 'saved',
          },
          { actions: 'clearFailures', target: 'typed' },
        ],
        onError: [
          { guard: { type: 'mayRetry', params: errorOf }, actions: 'countFailure', target: 'waiting' },
          { actions: { type: 'setRejection', params: errorOf }, target: 'rebasing' },
        ],
      },
      initial: 'sending',
      states: {
        sending: { description: 'The service stores it.', on: { 'question.asked': 'asking' } },
        asking: {
          description: 'A person decides whether the changes are for all places of the destination.',
          on: { 'question.answered': 'sending' },
        },
      },
    },
    waiting: {
      description: 'The service has not answered: it is saved again by itself, unless it is changed.',
      tags: 'waiting',
      invoke: {
        id: 'retryWait',
        src: 'retryWait',
        input: ({ context }) => ({ failures: context.failures }),
        onDone: 'saving',
      },
      on: { change: 'typed', save: 'saving' },
    },
    rebasing: {
      description: 'The service has rejected it: looks whether somebody else has saved the room meanwhile.',
      tags: 'saving',
      invoke: {
        id: 'rebase',
        src: 'rebase',
        input: ({ context }) => ({ error: context.rejection }),
        onDone: [
          { guard: { type: 'isMerged', params: ({ event }) => event.output }, target: 'saving' },
          { guard: { type: 'isEqual', params: ({ event }) => event.output }, target: 'saved' },
          { guard: { type: 'isUndecided', params: ({ event }) => event.output }, target: 'typed' },
          { actions: 'showRejection', target: 'typed' },
        ],
        onError: { actions: 'showRejection', target: 'typed' },
      },
    },
    saved: { description: 'The service has all of it.', type: 'final' },
  },
});
