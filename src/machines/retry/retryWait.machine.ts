import { fromCallback, setup } from 'xstate';
import { retryDelay } from '@/contract/retry/retryDelay';

export type RetryWaitEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' };

export interface RetryWaitInput {
  /** Failed attempts so far. */
  readonly failures: number;
  /** The failures after which it is not tried again by itself; without a limit where work would be lost. */
  readonly limit?: number;
}

/** The call is to be tried again, or has failed too often. */
export type RetryWaitOutput = 'due' | 'exhausted';

/**
 * Waits until a failed call may be tried again, and is done then: longer after each failure, while the device is offline
 * as long as it is, and no longer once its network returns. Whoever invokes it decides by `mayRetry` whether to wait.
 */
export const retryWaitMachine = setup({
  types: {
    context: {} as RetryWaitInput,
    input: {} as RetryWaitInput,
    output: {} as RetryWaitOutput,
    events: {} as RetryWaitEvent,
  },
  actors: {
    /** Sends `network.lost`, also at the start of a device without network, and `network.returned`. */
    watchNetwork: fromCallback<RetryWaitEvent>(() => {
      throw new Error('src/app/retry provides watchNetwork.');
    }),
  },
  guards: { isExhausted: ({ context: { failures, limit } }) => limit !== undefined && failures >= limit },
  delays: { retryDelay: ({ context }) => retryDelay(context.failures) },
}).createMachine({
  id: 'retryWait',
  description: 'The wait before a failed call is tried again.',
  context: ({ input }) => input,
  output: ({ event }) => event.output as RetryWaitOutput,
  initial: 'counting',
  states: {
    counting: {
      description: 'Looks whether it has failed too often.',
      always: [{ guard: 'isExhausted', target: 'exhausted' }, { target: 'held' }],
    },
    held: {
      description: 'The next attempt has to wait.',
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      initial: 'waiting',
      on: { 'network.returned': 'due' },
      states: {
        waiting: {
          description: 'The next attempt is due after a while, or when the network returns.',
          after: { retryDelay: '#retryWait.due' },
          on: { 'network.lost': 'offline' },
        },
        offline: { description: 'The device has no network: nothing is tried.' },
      },
    },
    due: {
      description: 'The call is tried again.',
      type: 'final',
      output: 'due' as const,
    },
    exhausted: {
      description: 'A person decides whether it is tried again.',
      type: 'final',
      output: 'exhausted' as const,
    },
  },
});

export type RetryWaitMachine = typeof retryWaitMachine;
