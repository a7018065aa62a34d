import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { type AuditLogEvent, auditLogMachine } from '@/machines/audit/auditLog.machine';
import { auditEntry } from '../support/auditEntry';
import { openSignedIn } from './support/browser/signedInPage';
import { defineModel } from './support/model';
import { SampleError } from './support/sampleError';
import type { World } from './support/worlds/world';

const ACCOUNT = 'manager@riverside.example';
const BATCH = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const search = ({ page }: World) => page.getByRole('searchbox', { name: 'Search the audit log' });

export const auditLogModel = defineModel<typeof auditLogMachine, World>({
  machine: auditLogMachine,
  starts: {
    'the whole log': { input: { batch: null }, open: (world) => openSignedIn(world, ACCOUNT, '/auditing') },
    'a batch': { input: { batch: BATCH }, open: (world) => openSignedIn(world, ACCOUNT, `/auditing/batch/${BATCH}`) },
  },
  expected: `
    start | the whole log | loading | asks load(tag: null, batch: null, search: , page: 1, perPage: 20)
    start | a batch | loading | asks load(tag: null, batch: ${BATCH}, search: , page: 1, perPage: 20)
    any {!batch} | choose a tag | loading | ask(tag: import); asks load
    any {!batch} | choose all tags | loading | ask(tag: null); asks load
    any | search | loading | ask(search: mall); asks load
    any | clear the search | loading | ask(search: ); asks load
    any | choose 50 a page | loading | ask(perPage: 50); asks load
    loading {!refreshing} | load: three pages; load: nothing found | loaded | setPage
    loading {refreshing} | load: three pages; load: nothing found | loaded | setPage; endRefresh; emitRefreshed
    loading | load: no connection | failed | setError
    loaded {second} | turn to page 2 | loading | ask(page: 2); asks load
    loaded; failed | refresh | loading | askAgain; asks load
    failed | retry | loading | asks load
    loaded {filled} | expand an entry | loaded | toggle(1)`,
  conditions: {
    batch: ({ request }) => request.batch !== null,
    refreshing: ({ isRefresh }) => isRefresh,
    second: ({ request, meta }) => meta.last_page > 1 && request.page !== 2,
    filled: ({ entries }) => entries.length > 0,
  },
  samples: {
    'choose a tag': { type: 'setTag', tag: 'import' },
    'choose all tags': { type: 'setTag', tag: null },
    search: { type: 'search', text: 'mall' },
    'clear the search': { type: 'clearSearch' },
    'choose 50 a page': { type: 'setPageSize', size: 50 },
    'choose 7 a page': { type: 'setPageSize', size: 7 },
    'turn to page 2': { type: 'setPage', page: 2 },
    'turn to page 9': { type: 'setPage', page: 9 },
    refresh: { type: 'refresh' },
    retry: { type: 'retry' },
    'expand an entry': { type: 'expand', id: 1 },
    'expand an entry of another page': { type: 'expand', id: 99 },
  },
  answers: {
    load: {
      'three pages': { output: { entries: [auditEntry()], meta: { total: 45, last_page: 3 } } },
      'nothing found': {
        output: { entries: [], meta: { total: 0, last_page: 1 } },
        when: ({ request }) => request.search !== '',
      },
      'no connection': lost,
    },
  },
  requests: { load: { method: 'GET', path: /\/audit(\/(tag|batch)\/[^/]+)?$/ } },
  actions: {
    setTag: async ({ page }, event) => {
      const { tag } = event as Extract<AuditLogEvent, { type: 'setTag' }>;
      await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag ?? '');
    },
    search: async (world, event) => {
      await search(world).fill((event as Extract<AuditLogEvent, { type: 'search' }>).text);
      await search(world).press('Enter');
    },
    clearSearch: async (world) => {
      await search(world).fill('x');
      await search(world).fill('');
    },
    setPageSize: async ({ page }, event) => {
      const { size } = event as Extract<AuditLogEvent, { type: 'setPageSize' }>;
      await page.getByRole('combobox', { name: 'Entries per page' }).selectOption(String(size));
    },
    setPage: ({ page }, event) =>
      page
        .getByRole('button', {
          name: `Page ${(event as Extract<AuditLogEvent, { type: 'setPage' }>).page}`,
          exact: true,
        })
        .click(),
    refresh: ({ page }) => page.getByRole('button', { name: 'Refresh' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    expand: ({ page }) =>
      page
        .getByRole('button', { name: /details of/ })
        .first()
        .click(),
  },
  assertions: {
    loading: ({ page, within }) =>
      expect(page.getByRole('table', { name: /^Audit/ })).toHaveAttribute('aria-busy', 'true', { timeout: within }),
    loaded: ({ page, within }) =>
      expect(page.getByRole('table', { name: /^Audit/ })).toHaveAttribute('aria-busy', 'false', { timeout: within }),
    failed: ({ page, within }) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: within }),
  },
  unreachableEdges: {
    'failed → choose 50 a page → loading':
      'without a page there is no pager: only Retry, Refresh and the filters are there',
  },
  isEnabled: ({ context: { request, meta, entries } }, event) => {
    if (event.type === 'setTag') return request.batch === null;
    if (event.type === 'setPageSize') return event.size === 50 && meta.total > 0;
    if (event.type === 'setPage') return event.page === 2 && meta.last_page > 1;
    if (event.type === 'expand') return event.id === 1 && entries.length > 0;
    return true;
  },
});
