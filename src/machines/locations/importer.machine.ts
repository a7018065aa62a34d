import { assign, emit, setup } from 'xstate';
import type { ImportStatus } from '@/contract/imports/imports';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

interface Context {
  readonly project: string;
  readonly status: ImportStatus | null;
  readonly isDryRun: boolean;
  /** Why the status could not be read. */
  readonly error: string | null;
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
  },
  guards: {
    isImporting: (_, status: ImportStatus | null) => status?.status === 'running' || status?.status === 'requested',
    hasNoIntegrations: (_, status: ImportStatus | null) => status?.status === 'no_integrations',
    hasNoData: (_, status: ImportStatus | null) => status?.status === 'no_data',
    hasFailed: (_, status: ImportStatus | null) => status?.status === 'failed',
  },
  actions: {
    setStatus: assign({ status: (_, status: ImportStatus) => status, error: null }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
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
  context: ({ input }) => ({ project: input.project, status: null, isDryRun: false, error: null }),
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
        { guard: { type: 'hasNoData', params: ({ context }) => context.status }, target: 'noData' },
        { guard: { type: 'hasFailed', params: ({ context }) => context.status }, target: 'failed' },
        { target: 'imported' },
      ],
    },
    noIntegrations: { description: 'There is nothing to import from.' },
    noData: {
      description: 'Nothing was imported yet.',
      tags: 'runnable',
      on: {
        run: { actions: { type: 'setDryRun', params: false }, target: 'requesting' },
        dryRun: { actions: { type: 'setDryRun', params: true }, target: 'requesting' },
      },
    },
    failed: {
      description: 'The last import failed; the next attempt has a time.',
      tags: 'runnable',
      on: {
        run: { actions: { type: 'setDryRun', params: false }, target: 'requesting' },
        dryRun: { actions: { type: 'setDryRun', params: true }, target: 'requesting' },
      },
    },
    imported: {
      description: 'The last import is done.',
      tags: 'runnable',
      on: {
        run: { actions: { type: 'setDryRun', params: false }, target: 'requesting' },
        dryRun: { actions: { type: 'setDryRun', params: true }, target: 'requesting' },
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
            // The service is away for a moment; the import continues.
            onError: 'waiting',
          },
        },
      },
    },
  },
});

export type ImporterMachine = typeof importerMachine;
