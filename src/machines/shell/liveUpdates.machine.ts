import { assign, fromCallback, setup } from 'xstate';
import type { EventKind } from '@/contract/events/events';
import { retryDelay } from '@/contract/retry/retryDelay';

/** Milliseconds after which a stream that was asked for and has not opened counts as lost. */
export const OPENING_TIMEOUT = 30_000;
/** Milliseconds without a byte, twice the time between two heartbeats and a bit, after which an open stream counts as lost. */
export const SILENCE_TIMEOUT = 45_000;

interface Context {
  /** Attempts since the service was last heard. */
  readonly failures: number;
  /** The stream was closed for a while. */
  readonly mayHaveMissed: boolean;
}

export type LiveUpdatesEvent =
  | { type: 'stream.opened' }
  | { type: 'stream.ended' }
  /** Bytes without an event, such as a heartbeat. */
  | { type: 'stream.heard' }
  | { type: 'event.received'; kind: EventKind }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

/** Keeps the stream of events open while the page is seen. Lists are polled as well, so nothing depends on it. */
export const liveUpdatesMachine = setup({
  types: { context: {} as Context, events: {} as LiveUpdatesEvent },
  actors: {
    /** Sends `stream.opened`, `event.received`, `stream.heard` and `stream.ended`. */
    listen: fromCallback<LiveUpdatesEvent>(() => {
      throw new Error('src/app/shell/liveUpdates provides listen.');
    }),
  },
  actions: {
    /** Loads again what the event makes stale. */
    refresh: (_, _kind: EventKind) => undefined,
    /** Events may have been missed. */
    refreshAll: () => undefined,
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0, mayHaveMissed: false }),
    noteGap: assign({ mayHaveMissed: true }),
  },
  guards: { mayHaveMissed: ({ context }) => context.mayHaveMissed },
  delays: {
    reconnect: ({ context }) => retryDelay(context.failures),
    openingTimeout: OPENING_TIMEOUT,
    silence: SILENCE_TIMEOUT,
  },
}).createMachine({
  id: 'liveUpdates',
  description: 'The stream of events from the service.',
  context: { failures: 0, mayHaveMissed: false },
  initial: 'connected',
  states: {
    connected: {
      description: 'The stream is open, or is being opened.',
      invoke: { id: 'listen', src: 'listen' },
      initial: 'opening',
      states: {
        opening: {
          description: 'The service is asked for the stream.',
          after: { openingTimeout: { actions: 'countFailure', target: '#liveUpdates.waiting' } },
          on: {
            'stream.opened': [
              { guard: 'mayHaveMissed', actions: ['clearFailures', 'refreshAll'], target: 'listening' },
              { actions: 'clearFailures', target: 'listening' },
            ],
          },
        },
        listening: {
          description: 'Events arrive as they happen. Without a byte the stream is dead, though nobody has closed it.',
          after: { silence: { actions: 'countFailure', target: '#liveUpdates.waiting' } },
          on: {
            'event.received': {
              actions: { type: 'refresh', params: ({ event }) => event.kind },
              target: 'listening',
              reenter: true,
            },
            'stream.heard': { target: 'listening', reenter: true },
          },
        },
      },
      on: {
        'stream.ended': { actions: 'countFailure', target: 'waiting' },
        'page.hidden': 'paused',
      },
    },
    waiting: {
      description: 'The stream has ended; it is opened again after a while.',
      entry: 'noteGap',
      after: { reconnect: 'connected' },
      on: { 'page.hidden': 'paused' },
    },
    paused: {
      description: 'Nobody sees the page: its connection is left to others.',
      entry: 'noteGap',
      on: { 'page.shown': 'connected' },
    },
  },
});
