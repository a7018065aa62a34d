import { assign, setup } from 'xstate';
import type { Job } from '@/contract/jobs/jobs';
import { translate } from '@/contract/texts/translate';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface PublishInput {
  readonly project: string;
  /** The last job when the screen opens, which may be running or have failed, or null. */
  readonly job: Job | null;
  readonly isUpToDate: boolean;
}

/** The request to the service: show the location to all visitors, show it to demo units alone, or only build it. */
export type PublishRequest = 'visitors' | 'demo' | 'build';

interface Context extends PublishInput {
  readonly wanted: PublishRequest;
  /** Why the last attempt failed, or the result of a second request. */
  readonly notice: { readonly tone: 'error' | 'warning' | 'info'; readonly text: string } | null;
}

export type PublishEvent = { type: 'publish' } | { type: 'publishDemo' } | { type: 'build' } | { type: 'cancel' };

const failureOf = (job: Job): Context['notice'] => ({ tone: 'error', text: job.error ?? translate('failed.any') });

const cancellationOf = (job: Job): Context['notice'] => ({
  tone: 'info',
  text: translate(job.kind === 'build' ? 'location.buildCancelled' : 'location.publishCancelled'),
});

/** Milliseconds between two polls of a running job. */
const POLL_DELAY = 500;

const requestOf = (wanted: PublishRequest) =>
  ({ actions: ['clearNotice', { type: 'setWanted', params: wanted }], target: 'requesting' }) as const;
/** Requests that are possible while no job runs. */
const REQUESTS = { publish: requestOf('visitors'), publishDemo: requestOf('demo'), build: requestOf('build') };

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
    request: provided<Job, { project: string; wanted: PublishRequest }>('request'),
    readJob: provided<Job, { job: string }>('readJob'),
    cancelJob: provided<Job, { job: string }>('cancelJob'),
  },
  guards: {
    isRunning: (_, job: Job | null) => job?.state === 'queued' || job?.state === 'running',
    isLive: (_, job: Job) => job.state === 'succeeded' && job.kind === 'publish' && !job.is_demo,
    hasSucceeded: (_, job: Job) => job.state === 'succeeded',
    wasCancelled: (_, job: Job) => job.state === 'cancelled',
    isUpToDate: (_, isUpToDate: boolean) => isUpToDate,
  },
  actions: {
    setWanted: assign({ wanted: (_, wanted: PublishRequest) => wanted }),
    setJob: assign({ job: (_, job: Job) => job }),
    setUpToDate: assign({ isUpToDate: true }),
    clearNotice: assign({ notice: null }),
    setErrorNotice: assign({ notice: (_, error: unknown) => ({ tone: 'error' as const, text: textOf(error) }) }),
    setFailureNotice: assign({ notice: (_, job: Job) => failureOf(job) }),
    setBusyNotice: assign({ notice: { tone: 'warning', text: translate('location.publishBusy') } }),
    setCancelledNotice: assign({ notice: (_, job: Job) => cancellationOf(job) }),
    /** Lists and cards are loaded again. */
    refresh: () => undefined,
  },
  delays: { pollDelay: POLL_DELAY },
}).createMachine({
  id: 'publishing',
  description: 'Publishing or building a location, as the service does it.',
  context: ({ input }) => ({
    ...input,
    wanted: 'visitors',
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
      description: 'Visitors see the latest changes.',
      on: REQUESTS,
    },
    unpublishedChanges: {
      description: 'Visitors do not see the latest changes yet.',
      on: REQUESTS,
    },
    requesting: {
      description: 'The service is asked to publish or to build.',
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({ project: context.project, wanted: context.wanted }),
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
      on: {
        publish: { actions: 'setBusyNotice' },
        publishDemo: { actions: 'setBusyNotice' },
        build: { actions: 'setBusyNotice' },
        cancel: '.cancelling',
      },
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
                guard: { type: 'isLive', params: ({ event }) => event.output },
                actions: [
                  { type: 'setJob', params: ({ event }) => event.output },
                  'setUpToDate',
                  'clearNotice',
                  'refresh',
                ],
                target: '#publishing.upToDate',
              },
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                actions: [{ type: 'setJob', params: ({ event }) => event.output }, 'clearNotice', 'refresh'],
                target: '#publishing.looking',
              },
              {
                guard: { type: 'wasCancelled', params: ({ event }) => event.output },
                actions: [
                  { type: 'setJob', params: ({ event }) => event.output },
                  { type: 'setCancelledNotice', params: ({ event }) => event.output },
                  'refresh',
                ],
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
