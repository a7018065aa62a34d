import { assign, emit, setup } from 'xstate';
import { isRunning } from '@/contract/jobs/isRunning';
import type { Job } from '@/contract/jobs/jobs';
import { mayRetry } from '@/contract/retry/retryPolicy';
import { publishText } from '@/contract/texts/publishTexts';
import { translate } from '@/contract/texts/translate';
import { textOf } from '../apiErrors';
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

export interface PublishContext extends PublishInput {
  readonly wanted: PublishRequest;
  /** Why the last attempt failed, or the result of a second request. */
  readonly notice: { readonly tone: 'error' | 'warning' | 'info'; readonly text: string } | null;
  /** Questions about the job in a row that failed. */
  readonly failures: number;
}

export type PublishEvent =
  /** Asks before all visitors see the changes. */
  | { type: 'review' }
  /** Asks before demo units alone see them. */
  | { type: 'publishDemo' }
  | { type: 'confirm' }
  | { type: 'dismiss' }
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

export const failureOf = (job: Job): PublishContext['notice'] => ({
  tone: 'error',
  text: job.error ?? translate('failed.any'),
});

const cancellationOf = (job: Job): PublishContext['notice'] => ({
  tone: 'info',
  text: translate(job.kind === 'build' ? 'location.buildCancelled' : 'location.publishCancelled'),
});

/** Milliseconds between two polls of a running job. */
const POLL_DELAY = 500;

/** Data, actors, guards, actions and delays of publishing; its chart is the machine. */
export const publishingSetup = setup({
  types: {
    context: {} as PublishContext,
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
});
