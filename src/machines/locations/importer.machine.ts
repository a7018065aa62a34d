import { assign, emit, setup } from 'xstate';
import type { ImportStatus } from '@/contract/imports/imports';
import { MOST_FAILURES, mayRetry } from '@/contract/retry/retryPolicy';
import { importerText } from '@/contract/texts/importerTexts';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { retryWaitMachine } from '../retry/retryWait.machine';

interface Context {
  readonly project: string;
  readonly status: ImportStatus | null;
  readonly isDryRun: boolean;
  /** Why the status could not be read. */
  readonly error: string | null;
  /** Reads of the status in a row that failed. */
  readonly failures: number;
}

export type ImporterEvent = { type: 'run' } | { type: 'dryRun' } | { type: 'retry' };
export type ImporterEmitted = { type: 'notified'; text: string; tone: 'success' | 'error' };

/** Milliseconds between two looks at a running import. */
const POLL_DELAY = 1500;

/**
 * The importer of a location: its status is read, an import or a dry run is asked for, and a running one is watched until it
 * ends. The import is the service's own, so a person can leave and return.
 */
export const importerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImporterEvent,
    emitted: {} as ImporterEmitted,
    input: {} as { project: string },
    tags: {} as 'runnable' | 'busy' | 'running',
  },
  actors: {
    readStatus: provided<ImportStatus, { project: string }>('readStatus'),
    /** Returns the message of the service. */
    run: provided<string, { project: string; isDryRun: boolean }>('run'),
    retryWait: retryWaitMachine,
  },
  guards: {
    isImporting: (_, status: ImportStatus | null) => status?.status === 'running' || status?.status === 'requested',
    hasNoIntegrations: (_, status: ImportStatus | null) => status?.status === 'no_integrations',
    hasNoData: (_, status: ImportStatus | null) => status?.status === 'no_data',
    mayRetry: (_, error: unknown) => mayRetry(error),
    isDue: (_, output: string) => output === 'due',
    hasFailed: (_, status: ImportStatus | null) => status?.status === 'failed',
  },
  actions: {
    setStatus: assign({ status: (_, status: ImportStatus) => status, error: null, failures: 0 }),
    setError: assign({ error: (_, error: unknown) => textOf(error), failures: 0 }),
    setSilence: assign({ error: importerText('silent'), failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    setDryRun: assign({ isDryRun: (_, isDryRun: boolean) => isDryRun }),
    emitStarted: emit((_, text: string) => ({ type: 'notified' as const, text, tone: 'success' as const })),
    emitFailed: emit((_, error: unknown) => ({
      type: 'notified' as const,
      text: textOf(error),
      tone: 'error' as const,
    })),
    /** Destinations and reports are loaded again. */
    refresh: () => undefined,
  },
  delays: { pollDelay: POLL_DELAY },
}).createMachine({
  id: 'importer',
  description: 'The importer of a location, as the service runs it.',
  context: ({ input }) => ({ project: input.project, status: null, isDryRun: false, error: null, failures: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asks how the last import ended.',
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => ({ project: context.project }),
        onDone: { actions: { type: 'setStatus', params: ({ event }) => event.output }, target: 'deciding' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'unknown' },
      },
    },
    unknown: { description: 'The status could not be read; the screen says why.', on: { retry: 'loading' } },
    deciding: {
      description: 'Takes up how it stands, or how it stood before a request that was refused.',
      always: [
        { guard: { type: 'isImporting', params: ({ context }) => context.status }, target: 'running' },
        { guard: { type: 'hasNoIntegrations', params: ({ context }) => context.status }, target: 'noIntegrations' },
        { guard: { type: 'hasNoData', params: ({ context }) => context.status }, target: 'ready.noData' },
        { guard: { type: 'hasFailed', params: ({ context }) => context.status }, target: 'ready.failed' },
        { target: 'ready.imported' },
      ],
    },
    noIntegrations: { description: 'There is nothing to import from.' },
    ready: {
      description: 'An import or a dry run can be asked for.',
      tags: 'runnable',
      initial: 'imported',
      on: {
        run: { actions: { type: 'setDryRun', params: false }, target: 'requesting' },
        dryRun: { actions: { type: 'setDryRun', params: true }, target: 'requesting' },
      },
      states: {
        noData: { description: 'Nothing was imported yet.' },
        failed: { description: 'The last import failed; the next attempt has a time.' },
        imported: { description: 'The last import is done.' },
      },
    },
    requesting: {
      description: 'The service is asked to import.',
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }) => ({ project: context.project, isDryRun: context.isDryRun }),
        onDone: { actions: { type: 'emitStarted', params: ({ event }) => event.output }, target: 'running' },
        onError: { actions: { type: 'emitFailed', params: errorOf }, target: 'deciding' },
      },
    },
    running: {
      description: 'The import runs in the service; its status is looked at again and again.',
      tags: 'running',
      initial: 'waiting',
      states: {
        waiting: { description: 'Between two looks.', after: { pollDelay: 'asking' } },
        retrying: {
          description: 'The service is away for a moment; the import continues.',
          invoke: {
            id: 'retryWait',
            src: 'retryWait',
            input: ({ context }) => ({ failures: context.failures, limit: MOST_FAILURES }),
            onDone: [
              { guard: { type: 'isDue', params: ({ event }) => event.output }, target: 'asking' },
              { actions: 'setSilence', target: '#importer.unknown' },
            ],
          },
        },
        asking: {
          description: 'Asks whether it still runs.',
          invoke: {
            id: 'readStatus',
            src: 'readStatus',
            input: ({ context }) => ({ project: context.project }),
            onDone: [
              {
                guard: { type: 'isImporting', params: ({ event }) => event.output },
                actions: { type: 'setStatus', params: ({ event }) => event.output },
                target: 'waiting',
              },
              {
                actions: [{ type: 'setStatus', params: ({ event }) => event.output }, 'refresh'],
                target: '#importer.deciding',
              },
            ],
            onError: [
              { guard: { type: 'mayRetry', params: errorOf }, actions: 'countFailure', target: 'retrying' },
              { actions: [{ type: 'setError', params: errorOf }, 'refresh'], target: '#importer.unknown' },
            ],
          },
        },
      },
    },
  },
});

export type ImporterMachine = typeof importerMachine;
