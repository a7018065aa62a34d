import { assign, emit, setup } from 'xstate';
import type { Job } from '@/contract/jobs/jobs';
import { MOST_FAILURES, mayRetry } from '@/contract/retry/retryPolicy';
import { publishText } from '@/contract/texts/publishTexts';
import { translate } from '@/contract/texts/translate';
import { errorOf, textOf } from '../apiErrors';
import { known } from '../known';
import { provided } from '../provided';
import { retryWaitMachine } from '../retry/retryWait.machine';

/** How a location stands in the service. */
export interface PublishedState {
  /** Its last job, which may be running or have failed, or null. */
  readonly job: Job | null;
  readonly isUpToDate: boolean;
}

export interface PublishInput extends PublishedState {
  readonly project: string;
}

/** The request to the service: show the location to all visitors, show it to demo units alone, or only build it. */
export type PublishRequest = 'visitors' | 'demo' | 'build';

interface Context extends PublishInput {
  readonly wanted: PublishRequest;
  /** Why the last attempt failed, or the result of a second request. */
  readonly notice: { readonly tone: 'error' | 'warning' | 'info'; readonly text: string } | null;
  /** Questions about the job in a row that failed. */
  readonly failures: number;
}

export type PublishEvent =
  /** Asks before all visitors see the changes. */
  | { type: 'review' }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  | { type: 'publishDemo' }
  | { type: 'build' }
  | { type: 'cancel' }
  /** Reads the progress again that could not be read. */
  | { type: 'follow' }
  /** The location was read again, since somebody else has changed or published it. */
  | ({ type: 'location.changed' } & PublishedState);

/** A job that was followed here has succeeded. */
export interface PublishEmitted {
  type: 'ended';
  readonly job: Job;
}

const isRunning = (job: Job | null): boolean => job?.state === 'queued' || job?.state === 'running';

const failureOf = (job: Job): Context['notice'] => ({ tone: 'error', text: job.error ?? translate('failed.any') });

const cancellationOf = (job: Job): Context['notice'] => ({
  tone: 'info',
  text: translate(job.kind === 'build' ? 'location.buildCancelled' : 'location.publishCancelled'),
});

/** Milliseconds between two polls of a running job. */
const POLL_DELAY = 500;

const jobOf = ({ context }: { context: Context }) => known(context.job, 'The job');
const changeOf = ({ event }: { event: PublishedState }): PublishedState => event;

const requestOf = (wanted: PublishRequest) =>
  ({ actions: ['clearNotice', { type: 'setWanted', params: wanted }], target: '#publishing.requesting' }) as const;
/** A job of somebody else, which runs or has failed meanwhile. */
const TAKEN_UP = [
  {
    guard: { type: 'hasBegunElsewhere', params: changeOf },
    actions: ['clearNotice', { type: 'setLocation', params: changeOf }],
    target: '#publishing.publishing',
  },
  {
    guard: { type: 'hasFailedSince', params: changeOf },
    actions: [
      { type: 'setLocation', params: changeOf },
      { type: 'setFailureNotice', params: jobOf },
    ],
    target: '#publishing.looking',
  },
] as const;

/**
 * Publishing of a location: reviewed, requested, then polled until the service's job ends. A person can leave and return,
 * and a job of somebody else is followed alike, since the job is the service's and this machine only watches it.
 */
export const publishingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PublishEvent,
    emitted: {} as PublishEmitted,
    input: {} as PublishInput,
    tags: {} as 'busy' | 'publishing',
  },
  actors: {
    request: provided<Job, { project: string; wanted: PublishRequest }>('request'),
    readLocation: provided<PublishedState, { project: string }>('readLocation'),
    readJob: provided<Job, { job: string }>('readJob'),
    cancelJob: provided<Job, { job: string }>('cancelJob'),
    retryWait: retryWaitMachine,
  },
  guards: {
    isRunning: (_, job: Job | null) => isRunning(job),
    isLive: (_, job: Job) => job.state === 'succeeded' && job.kind === 'publish' && !job.is_demo,
    hasSucceeded: (_, job: Job) => job.state === 'succeeded',
    wasCancelled: (_, job: Job) => job.state === 'cancelled',
    isUpToDate: (_, isUpToDate: boolean) => isUpToDate,
    mayRetry: (_, error: unknown) => mayRetry(error),
    isDue: (_, output: string) => output === 'due',
    /** Another job than the one that has ended here: an older answer may arrive late. */
    hasBegunElsewhere: ({ context }, { job }: PublishedState) => isRunning(job) && job?.uuid !== context.job?.uuid,
    isAtRest: (_, { job }: PublishedState) => !isRunning(job),
    hasFailedSince: ({ context }, { job }: PublishedState) =>
      job?.state === 'failed' && (job.uuid !== context.job?.uuid || context.job.state !== 'failed'),
  },
  actions: {
    setWanted: assign({ wanted: (_, wanted: PublishRequest) => wanted }),
    setJob: assign({ job: (_, job: Job) => job, failures: 0 }),
    setLocation: assign({
      // The service leaves out a job that has succeeded or was cancelled.
      job: ({ context }, { job }: PublishedState) => job ?? (isRunning(context.job) ? null : context.job),
      isUpToDate: (_, { isUpToDate }: PublishedState) => isUpToDate,
      failures: 0,
    }),
    setUpToDate: assign({ isUpToDate: true }),
    clearNotice: assign({ notice: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    setErrorNotice: assign({ notice: (_, error: unknown) => ({ tone: 'error' as const, text: textOf(error) }) }),
    setUnreadNotice: assign({
      notice: (_, error: unknown) => ({
        tone: 'warning' as const,
        text: publishText('unread', { reason: textOf(error) }),
      }),
    }),
    setSilentNotice: assign({ notice: { tone: 'warning', text: publishText('silent') } }),
    setFailureNotice: assign({ notice: (_, job: Job) => failureOf(job) }),
    setBusyNotice: assign({ notice: { tone: 'warning', text: translate('location.publishBusy') } }),
    setCancelledNotice: assign({ notice: (_, job: Job) => cancellationOf(job) }),
    emitEnded: emit((_, job: Job) => ({ type: 'ended' as const, job })),
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
    failures: 0,
    // The last attempt may have failed while nobody was here: its error shows on the next visit.
    notice: input.job?.state === 'failed' ? failureOf(input.job) : null,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Takes up what is going on already, or how it stood before a try that came to nothing.',
      always: [
        { guard: { type: 'isRunning', params: ({ context }) => context.job }, target: 'publishing' },
        { guard: { type: 'isUpToDate', params: ({ context }) => context.isUpToDate }, target: 'idle.upToDate' },
        { target: 'idle.unpublishedChanges' },
      ],
    },
    idle: {
      description: 'Nothing runs: a person may ask for it.',
      initial: 'upToDate',
      on: {
        review: 'reviewing',
        publishDemo: requestOf('demo'),
        build: requestOf('build'),
        'location.changed': [
          ...TAKEN_UP,
          {
            guard: { type: 'isAtRest', params: changeOf },
            actions: { type: 'setLocation', params: changeOf },
            target: 'looking',
          },
        ],
      },
      states: {
        upToDate: { description: 'Visitors see the latest changes.' },
        unpublishedChanges: { description: 'Visitors do not see the latest changes yet.' },
      },
    },
    reviewing: {
      description: 'The question before all visitors see the changes.',
      on: {
        confirm: requestOf('visitors'),
        dismiss: 'looking',
        'location.changed': [
          {
            guard: { type: 'hasBegunElsewhere', params: changeOf },
            actions: [{ type: 'setLocation', params: changeOf }, 'setBusyNotice'],
            target: 'publishing',
          },
          { guard: { type: 'isAtRest', params: changeOf }, actions: { type: 'setLocation', params: changeOf } },
        ],
      },
    },
    requesting: {
      description: 'The service is asked to publish or to build.',
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({ project: context.project, wanted: context.wanted }),
        onDone: { actions: { type: 'setJob', params: ({ event }) => event.output }, target: 'publishing' },
        onError: { actions: [{ type: 'setErrorNotice', params: errorOf }, 'refresh'], target: 'checking' },
      },
    },
    checking: {
      description: 'The request has failed: looks whether somebody else was faster.',
      tags: 'busy',
      invoke: {
        id: 'readLocation',
        src: 'readLocation',
        input: ({ context }) => ({ project: context.project }),
        onDone: {
          actions: { type: 'setLocation', params: ({ event }) => event.output },
          target: 'looking',
        },
        onError: 'looking',
      },
    },
    publishing: {
      description: 'The job runs in the service; its stage and progress are looked at again and again.',
      tags: ['busy', 'publishing'],
      entry: 'refresh',
      initial: 'asking',
      on: {
        review: { actions: 'setBusyNotice' },
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
            input: ({ context }) => ({ job: known(context.job, 'The job').uuid }),
            onDone: [
              {
                guard: { type: 'isRunning', params: ({ event }) => event.output },
                actions: { type: 'setJob', params: ({ event }) => event.output },
                target: 'waiting',
              },
              { actions: { type: 'setJob', params: ({ event }) => event.output }, target: '#publishing.ended' },
            ],
            onError: [
              {
                guard: { type: 'mayRetry', params: errorOf },
                actions: 'countFailure',
                target: 'retrying',
              },
              { actions: [{ type: 'setUnreadNotice', params: errorOf }, 'refresh'], target: 'unread' },
            ],
          },
        },
        retrying: {
          description: 'The service is away for a moment; the job continues.',
          invoke: {
            id: 'retryWait',
            src: 'retryWait',
            input: ({ context }) => ({ failures: context.failures, limit: MOST_FAILURES }),
            onDone: [
              { guard: { type: 'isDue', params: ({ event }) => event.output }, target: 'asking' },
              { actions: ['setSilentNotice', 'clearFailures'], target: 'unread' },
            ],
          },
        },
        unread: {
          description: 'The progress cannot be read, and a person decides whether to try again; the job may continue.',
          on: {
            follow: { actions: ['clearNotice', 'clearFailures'], target: 'asking' },
            'location.changed': [
              ...TAKEN_UP,
              {
                guard: { type: 'isAtRest', params: changeOf },
                actions: ['clearNotice', { type: 'setLocation', params: changeOf }],
                target: '#publishing.looking',
              },
            ],
          },
        },
        cancelling: {
          description: 'Asks the service to stop the job; it may have ended meanwhile.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            input: ({ context }) => ({ job: known(context.job, 'The job').uuid }),
            onDone: 'asking',
            onError: { actions: { type: 'setErrorNotice', params: errorOf }, target: 'asking' },
          },
        },
      },
    },
    ended: {
      description: 'The job has ended: says how.',
      entry: 'refresh',
      always: [
        {
          guard: { type: 'isLive', params: jobOf },
          actions: ['setUpToDate', 'clearNotice', { type: 'emitEnded', params: jobOf }],
          target: 'looking',
        },
        {
          guard: { type: 'hasSucceeded', params: jobOf },
          actions: ['clearNotice', { type: 'emitEnded', params: jobOf }],
          target: 'looking',
        },
        {
          guard: { type: 'wasCancelled', params: jobOf },
          actions: { type: 'setCancelledNotice', params: jobOf },
          target: 'looking',
        },
        { actions: { type: 'setFailureNotice', params: jobOf }, target: 'looking' },
      ],
    },
  },
});

export type PublishingMachine = typeof publishingMachine;
