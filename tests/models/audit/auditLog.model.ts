import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { type AuditLogEvent, auditLogMachine } from '@/machines/audit/auditLog.machine';
import { auditEntry } from '../../support/dom/auditEntry';
import { askAnew } from '../support/browser/askAnew';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { openLog } from '../support/worlds/auditWorld';
import type { World } from '../support/worlds/world';

const BATCH = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
/** A word that is nowhere in the log. */
const NOWHERE = 'xylophone';
const table = ({ page }: World) => page.getByRole('table', { name: /^Audit/ });
const search = ({ page }: World) => page.getByRole('searchbox', { name: 'Search the audit log' });

const lastOf = (earlier: readonly Trigger[], labels: readonly string[]) =>
  earlier.findLast(({ label }) => labels.includes(label))?.label;
const isSearched = (earlier: readonly Trigger[]) => lastOf(earlier, ['search', 'clear the search']) === 'search';
/** How many entries a tag has depends on what was done before. */
const isTagged = (earlier: readonly Trigger[]) =>
  lastOf(earlier, ['choose a tag', 'choose all tags']) === 'choose a tag';

/** Does what makes the log ask: it may be waiting for another answer already. */
async function ask(world: World, act: () => Promise<unknown>): Promise<void> {
  const isAsking = (await table(world).getAttribute('aria-busy')) === 'true';
  await askAnew(world, 'load', isAsking ? await world.heldFor('load') : null, act);
}

/** Steps that read the log, for another reason than that somebody refreshes it. */
const OTHER_READS = [
  'choose a tag',
  'choose all tags',
  'search',
  'clear the search',
  'choose 50 a page',
  'turn to page 2',
  'retry',
];

export const auditLogModel = defineModel<typeof auditLogMachine, World>({
  machine: auditLogMachine,
  starts: {
    'the whole log': { input: { batch: null }, open: (world) => openLog(world, '/auditing') },
    'a batch': { input: { batch: BATCH }, open: (world) => openLog(world, `/auditing/batch/${BATCH}`) },
  },
  expected: `
    start | the whole log | loading | asks load(tag: null, batch: null, search: , page: 1, perPage: 20)
    start | a batch | loading | asks load(tag: null, batch: ${BATCH}, search: , page: 1, perPage: 20)
    any {!batch} | choose a tag | loading | ask(tag: import); asks load
    any {!batch} | choose all tags | loading | ask(tag: null); asks load
    any | search | loading | ask(search: ${NOWHERE}); asks load
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
    batch: ({ start }) => start === 'a batch',
    refreshing: (walk) => walk.last('refresh', ...OTHER_READS) === 'refresh',
    second: (walk) =>
      walk.last('load: three pages', 'load: nothing found') === 'load: three pages' &&
      walk.last('turn to page 2', ...OTHER_READS.filter((label) => label !== 'retry' && label !== 'turn to page 2')) !==
        'turn to page 2',
    filled: (walk) => walk.last('load: three pages', 'load: nothing found') === 'load: three pages',
  },
  samples: {
    'choose a tag': { type: 'setTag', tag: 'import' },
    'choose all tags': { type: 'setTag', tag: null },
    search: { type: 'search', text: NOWHERE },
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
      'three pages': {
        output: { entries: [auditEntry()], meta: { total: 45, last_page: 3 } },
        when: ({ request }) => request.batch === null,
        precondition: (earlier) => !isSearched(earlier) && !isTagged(earlier),
      },
      'nothing found': {
        output: { entries: [], meta: { total: 0, last_page: 1 } },
        when: ({ request }) => request.search !== '' || request.batch !== null,
      },
      'no connection': lost,
    },
  },
  requests: { load: { method: 'GET', path: /\/audit(\/(tag|batch)\/[^/]+)?$/ } },
  actions: {
    setTag: (world, event) => {
      const { tag } = event as Extract<AuditLogEvent, { type: 'setTag' }>;
      const field = world.page.getByRole('combobox', { name: 'Tag' });
      return ask(world, () => field.selectOption(tag === null ? '' : { index: 1 }));
    },
    search: async (world, event) => {
      await search(world).fill((event as Extract<AuditLogEvent, { type: 'search' }>).text);
      await ask(world, () => search(world).press('Enter'));
    },
    clearSearch: async (world) => {
      await search(world).fill('x');
      await ask(world, () => search(world).fill(''));
    },
    setPageSize: (world, event) => {
      const { size } = event as Extract<AuditLogEvent, { type: 'setPageSize' }>;
      const field = world.page.getByRole('combobox', { name: 'Entries per page' });
      return ask(world, () => field.selectOption(String(size)));
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
    loading: (world) => expect(table(world)).toHaveAttribute('aria-busy', 'true', { timeout: world.within }),
    loaded: async (world) => {
      await expect(table(world)).toHaveAttribute('aria-busy', 'false', { timeout: world.within });
      await expect(world.page.getByRole('button', { name: 'Retry' })).toHaveCount(0, { timeout: world.within });
    },
    failed: ({ page, within }) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: within }),
  },
  isContinuable: true,
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
