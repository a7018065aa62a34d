import { assign, fromPromise, setup } from 'xstate';
import type { Job } from '@/contract/jobs';
import { translate } from '@/contract/texts/translate';

export interface PublishInput {
  readonly project: string;
  /** The last job when the screen opens, which may be running or have failed, or null. */
  readonly job: Job | null;
  readonly isUpToDate: boolean;
}

interface Context extends PublishInput {
  /** Why the last attempt failed, or the result of a second request. */
  readonly notice: { readonly tone: 'error' | 'warning' | 'info'; readonly text: string } | null;
}

export type PublishEvent = { type: 'publish' } | { type: 'cancel' };

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failureOf = (job: Job): Context['notice'] => ({ tone: 'error', text: job.error ?? translate('failed.any') });

/** Milliseconds between two polls of a running job. */
const POLL_DELAY = 500;

/**
 * Publishing of a location: requested, then polled until the service's job ends. A person can leave and return, since
 * the job is the service's and this machine only watches it.
 */
export const publishingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PublishEvent,
    input: {} as PublishInput,
    tags: {} as 'busy' | 'publishing',
  },
  actors: {
    request: fromPromise<Job, { project: string }>(async () => {
      throw new Error('src/app provides request.');
    }),
    readJob: fromPromise<Job, { job: string }>(async () => {
      throw new Error('src/app provides readJob.');
    }),
    cancelJob: fromPromise<Job, { job: string }>(async () => {
      throw new Error('src/app provides cancelJob.');
    }),
  },
  guards: {
    isRunning: (_, job: Job | null) => job?.state === 'queued' || job?.state === 'running',
    hasSucceeded: (_, job: Job) => job.state === 'succeeded',
    wasCancelled: (_, job: Job) => job.state === 'cancelled',
    isUpToDate: (_, isUpToDate: boolean) => isUpToDate,
  },
  actions: {
    setJob: assign({ job: (_, job: Job) => job }),
    setUpToDate: assign({ isUpToDate: true }),
    clearNotice: assign({ notice: null }),
    setErrorNotice: assign({ notice: (_, error: unknown) => ({ tone: 'error' as const, text: textOf(error) }) }),
    setFailureNotice: assign({ notice: (_, job: Job) => failureOf(job) }),
    setBusyNotice: assign({ notice: { tone: 'warning', text: translate('location.publishBusy') } }),
    setCancelledNotice: assign({ notice: { tone: 'info', text: translate('location.publishCancelled') } }),
    /** Lists and cards are loaded again. */
    refresh: () => undefined,
  },
  delays: { pollDelay: POLL_DELAY },
}).createMachine({
  id: 'publishing',
  description: 'Publishing a location, as the service does it.',
  context: ({ input }) => ({
    ...input,
    // The last attempt may have failed while nobody was here: its error shows on the next visit.
    notice: input.job?.state === 'failed' ? failureOf(input.job) : null,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Takes up what is going on already, or how it stood before a try that came to nothing.',
      always: [
        { guard: { type: 'isRunning', params: ({ context }) => context.job }, target: 'publishing' },
        { guard: { type: 'isUpToDate', params: ({ context }) => context.isUpToDate }, target: 'upToDate' },
        { target: 'unpublishedChanges' },
      ],
    },
    upToDate: {
      description: 'Visitors see what stands here.',
      on: { publish: { actions: 'clearNotice', target: 'requesting' } },
    },
    unpublishedChanges: {
      description: 'Visitors do not see the latest changes yet.',
      on: { publish: { actions: 'clearNotice', target: 'requesting' } },
    },
    requesting: {
      description: 'The service is asked to publish.',
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({ project: context.project }),
        onDone: { actions: { type: 'setJob', params: ({ event }) => event.output }, target: 'publishing' },
        onError: {
          actions: [{ type: 'setErrorNotice', params: errorOf }, 'refresh'],
          target: 'looking',
        },
      },
    },
    publishing: {
      description: 'The job runs in the service; its stage and progress are looked at again and again.',
      tags: ['busy', 'publishing'],
      entry: 'refresh',
      initial: 'asking',
      on: { publish: { actions: 'setBusyNotice' }, cancel: '.cancelling' },
      states: {
        waiting: { description: 'Between two looks.', after: { pollDelay: 'asking' } },
        asking: {
          description: 'Asks how far the job is.',
          invoke: {
            id: 'readJob',
            src: 'readJob',
            input: ({ context }) => ({ job: context.job?.uuid ?? '' }),
            onDone: [
              {
                guard: { type: 'isRunning', params: ({ event }) => event.output },
                actions: { type: 'setJob', params: ({ event }) => event.output },
                target: 'waiting',
              },
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                actions: [
                  { type: 'setJob', params: ({ event }) => event.output },
                  'setUpToDate',
                  'clearNotice',
                  'refresh',
                ],
                target: '#publishing.upToDate',
              },
              {
                guard: { type: 'wasCancelled', params: ({ event }) => event.output },
                actions: [{ type: 'setJob', params: ({ event }) => event.output }, 'setCancelledNotice', 'refresh'],
                target: '#publishing.looking',
              },
              {
                actions: [
                  { type: 'setJob', params: ({ event }) => event.output },
                  { type: 'setFailureNotice', params: ({ event }) => event.output },
                  'refresh',
                ],
                target: '#publishing.looking',
              },
            ],
            // The service is away for a moment; the job continues.
            onError: 'waiting',
          },
        },
        cancelling: {
          description: 'Asks the service to stop the job; it may have ended meanwhile.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            input: ({ context }) => ({ job: context.job?.uuid ?? '' }),
            onDone: 'asking',
            onError: { actions: { type: 'setErrorNotice', params: errorOf }, target: 'asking' },
          },
        },
      },
    },
  },
});

export type PublishingMachine = typeof publishingMachine;
