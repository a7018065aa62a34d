import { MOST_FAILURES } from '@/contract/retry/retryPolicy';
import { errorOf } from '../apiErrors';
import { known } from '../known';
import {
  failureOf,
  type PublishContext,
  type PublishedState,
  type PublishRequest,
  publishingSetup,
} from './publishingSetup';

const jobOf = ({ context }: { context: PublishContext }) => known(context.job, 'The job');
const changeOf = ({ event }: { event: PublishedState }): PublishedState => event;

const reviewOf = (wanted: PublishRequest) =>
  ({ actions: { type: 'setWanted', params: wanted }, target: '#publishing.reviewing' }) as const;
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
export const publishingMachine = publishingSetup.createMachine({
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
        review: reviewOf('visitors'),
        publishDemo: reviewOf('demo'),
        build: { actions: ['clearNotice', { type: 'setWanted', params: 'build' }], target: 'requesting' },
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
      description: 'The question before visitors, or demo units alone, see the changes.',
      on: {
        confirm: { actions: 'clearNotice', target: 'requesting' },
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
