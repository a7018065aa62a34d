import { assign, emit, setup } from 'xstate';
import { AUDIT_PAGE_SIZE, AUDIT_PAGE_SIZES, type AuditEntry } from '@/contract/audit/audit';
import type { PageMeta } from '@/contract/endpoint';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** A page of the audit log, of one tag or of one batch. */
export interface AuditRequest {
  readonly tag: string | null;
  readonly batch: string | null;
  /** Empty for everything. */
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly meta: PageMeta;
}

interface Context {
  readonly request: AuditRequest;
  readonly entries: readonly AuditEntry[];
  readonly meta: PageMeta;
  /** Ids of the expanded entries. */
  readonly expanded: readonly number[];
  readonly error: string | null;
  /** Whether the page is loaded because of the refresh button. */
  readonly isRefresh: boolean;
}

export type AuditLogEvent =
  | { type: 'setTag'; tag: string | null }
  | { type: 'search'; text: string }
  | { type: 'clearSearch' }
  | { type: 'setPage'; page: number }
  | { type: 'setPageSize'; size: number }
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'expand'; id: number };
export type AuditLogEmitted = { type: 'refreshed' };

const NONE = { entries: [], meta: { last_page: 1, total: 0 }, expanded: [] } satisfies Partial<Context>;

/** The audit log of an organisation, or one batch of it: filtered, searched, and loaded a page at a time. */
export const auditLogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AuditLogEvent,
    emitted: {} as AuditLogEmitted,
    input: {} as { batch: string | null },
  },
  actors: {
    load: provided<AuditPage, AuditRequest>('load'),
  },
  guards: {
    isWholeLog: ({ context }) => context.request.batch === null,
    hasPage: ({ context }, page: number) =>
      page >= 1 && page <= context.meta.last_page && page !== context.request.page,
    isPageSize: (_, size: number) => AUDIT_PAGE_SIZES.includes(size),
    isRefresh: ({ context }) => context.isRefresh,
    hasEntry: ({ context }, id: number) => context.entries.some((entry) => entry.id === id),
  },
  actions: {
    ask: assign({
      request: ({ context }, change: Partial<AuditRequest>) => ({ ...context.request, page: 1, ...change }),
      isRefresh: false,
    }),
    askAgain: assign({ isRefresh: true }),
    setPage: assign((_, { entries, meta }: AuditPage) => ({ ...NONE, entries, meta, error: null })),
    setError: assign((_, error: unknown) => ({ ...NONE, error: textOf(error), isRefresh: false })),
    toggle: assign({
      expanded: ({ context }, id: number) =>
        context.expanded.includes(id) ? context.expanded.filter((one) => one !== id) : [...context.expanded, id],
    }),
    emitRefreshed: emit({ type: 'refreshed' as const }),
    endRefresh: assign({ isRefresh: false }),
  },
}).createMachine({
  id: 'auditLog',
  description: 'The audit log, or one batch of it.',
  context: ({ input }) => ({
    ...NONE,
    request: { tag: null, batch: input.batch, search: '', page: 1, perPage: AUDIT_PAGE_SIZE },
    error: null,
    isRefresh: false,
  }),
  initial: 'loading',
  on: {
    setTag: {
      guard: 'isWholeLog',
      actions: { type: 'ask', params: ({ event }) => ({ tag: event.tag }) },
      target: '.loading',
    },
    search: { actions: { type: 'ask', params: ({ event }) => ({ search: event.text }) }, target: '.loading' },
    clearSearch: { actions: { type: 'ask', params: { search: '' } }, target: '.loading' },
    setPageSize: {
      guard: { type: 'isPageSize', params: ({ event }) => event.size },
      actions: { type: 'ask', params: ({ event }) => ({ perPage: event.size }) },
      target: '.loading',
    },
  },
  states: {
    loading: {
      description:
        'Asks for the page; the one that is shown stays until the answer. Another request replaces this one.',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: 'isRefresh',
            actions: [{ type: 'setPage', params: ({ event }) => event.output }, 'endRefresh', 'emitRefreshed'],
            target: 'loaded',
          },
          { actions: { type: 'setPage', params: ({ event }) => event.output }, target: 'loaded' },
        ],
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    loaded: {
      description: 'The page is shown.',
      on: {
        setPage: {
          guard: { type: 'hasPage', params: ({ event }) => event.page },
          actions: { type: 'ask', params: ({ event }) => ({ page: event.page }) },
          target: 'loading',
        },
        refresh: { actions: 'askAgain', target: 'loading' },
        expand: {
          guard: { type: 'hasEntry', params: ({ event }) => event.id },
          actions: { type: 'toggle', params: ({ event }) => event.id },
        },
      },
    },
    failed: {
      description: 'The page could not be loaded: the table is empty and says why.',
      on: { retry: 'loading', refresh: { actions: 'askAgain', target: 'loading' } },
    },
  },
});

export type AuditLogMachine = typeof auditLogMachine;
