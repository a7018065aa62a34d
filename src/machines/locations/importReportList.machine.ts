import { assign, emit, setup } from 'xstate';
import { type ImportReportEntry, REPORT_PAGE } from '@/contract/imports/imports';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

interface Context {
  readonly project: string;
  readonly offset: number;
  /** Null while a page is loaded for the first time. */
  readonly reports: readonly ImportReportEntry[] | null;
  readonly error: string | null;
  /** Whether the window has the focus. */
  readonly isFocused: boolean;
}

export type ImportReportListEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'retry' }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'openReport'; report: Pick<ImportReportEntry, 'id' | 'status'> };
export type ImportReportListEmitted = { type: 'opened'; id: number };

/** Milliseconds until a list that somebody looks at is loaded again. */
export const RELOAD_DELAY = 30_000;

/** The import reports of a location, a page at a time. They are loaded again while the window has the focus. */
export const importReportListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportReportListEvent,
    emitted: {} as ImportReportListEmitted,
    input: {} as { project: string; isFocused: boolean },
  },
  actors: {
    load: provided<readonly ImportReportEntry[], { project: string; offset: number }>('load'),
  },
  guards: {
    isFocused: ({ context }) => context.isFocused,
    hasNext: ({ context }) => context.reports?.length === REPORT_PAGE,
    hasPrevious: ({ context }) => context.offset > 0,
    isReady: (_, report: Pick<ImportReportEntry, 'status'>) => report.status !== 'running',
  },
  actions: {
    setReports: assign({ reports: (_, reports: readonly ImportReportEntry[]) => reports, error: null }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
    turnTo: assign({ offset: (_, offset: number) => offset, reports: null }),
    setFocused: assign({ isFocused: (_, isFocused: boolean) => isFocused }),
    emitOpened: emit((_, id: number) => ({ type: 'opened' as const, id })),
  },
  delays: { reloadDelay: RELOAD_DELAY },
}).createMachine({
  id: 'importReportList',
  description: 'The import reports of a location.',
  context: ({ input }) => ({ ...input, offset: 0, reports: null, error: null }),
  initial: 'loading',
  on: {
    focus: { actions: { type: 'setFocused', params: true } },
    blur: { actions: { type: 'setFocused', params: false } },
  },
  states: {
    loading: {
      description: 'Asks for the page; one that is shown stays until the answer.',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ project: context.project, offset: context.offset }),
        onDone: { actions: { type: 'setReports', params: ({ event }) => event.output }, target: 'loaded' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    loaded: {
      description: 'A page is shown.',
      after: {
        reloadDelay: [
          { guard: 'isFocused', target: 'loading' },
          { target: 'loaded', reenter: true },
        ],
      },
      on: {
        next: {
          guard: 'hasNext',
          actions: { type: 'turnTo', params: ({ context }) => context.offset + REPORT_PAGE },
          target: 'loading',
        },
        previous: {
          guard: 'hasPrevious',
          actions: { type: 'turnTo', params: ({ context }) => Math.max(0, context.offset - REPORT_PAGE) },
          target: 'loading',
        },
        openReport: {
          guard: { type: 'isReady', params: ({ event }) => event.report },
          actions: { type: 'emitOpened', params: ({ event }) => event.report.id },
          target: 'opened',
        },
      },
    },
    failed: { description: 'The page could not be loaded; the screen says why.', on: { retry: 'loading' } },
    opened: { description: 'A report is shown in place of the list.' },
  },
});

export type ImportReportListMachine = typeof importReportListMachine;
