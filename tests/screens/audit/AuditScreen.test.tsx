import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { auditTagsQuery } from '@/api/audit/audit';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { formatDateTime } from '@/components/formatDateTime';
import { RECORD_KINDS } from '@/contract/recordKinds';
import { type AuditPage, type AuditRequest, auditLogMachine } from '@/machines/audit/auditLog.machine';
import { AuditScreen } from '@/screens/audit/AuditScreen';
import { auditEntry } from '../../support/dom/auditEntry';
import { cleanUp, render } from '../../support/dom/render';
import { type CurrentUserTraits, testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(async () => {
  await cleanUp();
  clearToasts();
});

const BATCH = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const pageOf = (entries: AuditPage['entries'], meta = { last_page: 1, total: entries.length }): AuditPage => ({
  entries,
  meta,
});

/** The screen over what `load` answers. */
async function shown(
  load: (request: AuditRequest) => AuditPage,
  { batch = null, traits = {} }: { batch?: string | null; traits?: CurrentUserTraits } = {},
) {
  const asked: AuditRequest[] = [];
  const machine = auditLogMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        asked.push(input);
        return load(input);
      }),
    },
  });
  const client = new QueryClient();
  const user = testCurrentUser(traits);
  const { queryKey } = auditTagsQuery(user.organisation.uuid);
  client.setQueryDefaults(queryKey, { queryFn: async () => [] });
  client.setQueryData(queryKey, [
    { tag: 'import', count: 3 },
    { tag: 'project', count: 12 },
  ]);
  client.setQueryDefaults(['audit-tags'], { enabled: false });
  const view = await render(
    <QueryClientProvider client={client}>
      <AuditScreen machine={machine} batch={batch} />
    </QueryClientProvider>,
    user,
    '/auditing',
  );
  const cells = () =>
    [...document.querySelectorAll('[role=row]')]
      .slice(1)
      .map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent));
  const choose = (name: string, value: string) =>
    view.after(() => {
      const select = view.find(`select${name}`) as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const type = (words: string) =>
    view.after(() => {
      const box = view.find('input[type=search]') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const enter = () =>
    view.after(() =>
      view.find('input[type=search]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
  const press = (name: string) =>
    view.after(() => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      );
      if (!button) throw new Error(`There is no button ${name}.`);
      button.click();
    });
  return { ...view, asked, cells, choose, type, enter, press };
}

it('[AL2] [AL11] shows tag, subject, event, description, who and when with the relative time', async () => {
  const { cells } = await shown(() =>
    pageOf([
      auditEntry({ id: 4 }),
      auditEntry({ id: 3, causer: { id: BATCH, name: 'Ada', email: 'ada@atrium.example' } }),
    ]),
  );
  expect([...document.querySelectorAll('[role=columnheader]')].map((cell) => cell.textContent)).toEqual([
    'Details',
    'Tag',
    'Subject',
    'Event',
    'Description',
    'Actioned By',
    'Timestamp',
  ]);
  const time = `${formatDateTime('2026-03-02T10:00:00.000Z', 'Europe/London')}3 minutes ago`;
  const row = ['', 'project', 'LocationRiverside Mall', 'Changed', 'Changed Riverside Mall'];
  expect(cells()).toEqual([
    [...row, 'Maya Okafor', time],
    [...row, 'Adaada@atrium.example', time],
  ]);
});

it('[AL21] labels each kind of record with an icon, and keeps the name of one that it does not know', async () => {
  const known = Object.keys(RECORD_KINDS);
  const kinds = [...known, 'parking-deck'];
  const { cells } = await shown(() =>
    pageOf(kinds.map((subject_type, id) => auditEntry({ id, subject_type, location_name: null }))),
  );
  const labels = cells().map((row) => row[2]);
  expect(labels.filter((label, at) => label === kinds[at])).toEqual(['parking-deck']);
  expect(new Set(labels).size).toBe(kinds.length);
  const rows = [...document.querySelectorAll('[role=row]')].slice(1);
  expect(rows.map((row) => row.querySelectorAll('[role=cell]')[2]?.querySelectorAll('svg').length)).toEqual([
    ...known.map(() => 1),
    0,
  ]);
});

it('[AL3] leaves out a description that only repeats the event, and reads fields as words', async () => {
  const { cells, press, page } = await shown(() =>
    pageOf([
      auditEntry({ id: 4, event: 'signed-in', description: 'Signed in', properties: { attributes: { skin_id: 8 } } }),
    ]),
  );
  expect(cells()[0]?.slice(3, 5)).toEqual(['Signed in', '']);
  await press('Show details of: Signed in');
  expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['Skin ID']);
});

it('[AL16] has words for causers without a name', async () => {
  const { cells } = await shown(() =>
    pageOf(
      (['user', 'service', 'stranger'] as const).map((causer_type, id) =>
        auditEntry({ id, causer: null, causer_type }),
      ),
    ),
  );
  expect(cells().map((row) => row[5])).toEqual(['Deleted user', 'Atrium', 'Not signed in']);
});

it('[AL3] expands a row to old and new values and the difference, with the way to its batch', async () => {
  const { press, text, page } = await shown(() => pageOf([auditEntry({ batch_uuid: BATCH })]));
  expect(page.querySelector('table')).toBeNull();
  await press('Show details of: Changed Riverside Mall');
  expect([...page.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
    'Riverside',
    'Riverside Mall',
    'Riverside Mall',
  ]);
  expect(page.querySelector('ins')?.textContent).toContain('Mall');
  expect(text('Show all entries of this batch')?.getAttribute('href')).toBe(`/auditing/batch/${BATCH}`);
  await press('Hide details of: Changed Riverside Mall');
  expect(page.querySelector('table')).toBeNull();
});

it('[AL3] has no way to a batch for users without the feature', async () => {
  const { press, text } = await shown(() => pageOf([auditEntry({ batch_uuid: BATCH })]), {
    traits: { userLacks: ['auditing'] },
  });
  await press('Show details of: Changed Riverside Mall');
  expect(text('Show all entries of this batch')).toBeNull();
});

it('[AL4] offers each tag with its count, and loads the chosen one', async () => {
  const { find, choose, asked } = await shown(() => pageOf([auditEntry()]));
  expect([...find('select[aria-label=Tag]').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All tags',
    'import (3)',
    'project (12)',
  ]);
  await choose('[aria-label=Tag]', 'import');
  await choose('[aria-label=Tag]', '');
  expect(asked.map(({ tag }) => tag)).toEqual([null, 'import', null]);
});

it('[AL5] searches on Enter and when the field is cleared, and not while typing', async () => {
  const { type, enter, asked } = await shown(() => pageOf([auditEntry()]));
  await type('mall ');
  expect(asked).toHaveLength(1);
  await enter();
  await type('');
  expect(asked.map(({ search }) => search)).toEqual(['', 'mall', '']);
});

it('[AL6] [AL7] turns pages and changes their size', async () => {
  const { press, choose, asked, text, find } = await shown(({ perPage }) =>
    pageOf([auditEntry()], { total: 600, last_page: 600 / perPage }),
  );
  expect(text('600 entries')).not.toBeNull();
  const numbers = [...find('nav[aria-label="Pages of the audit log"]').querySelectorAll('button')].slice(1, -1);
  expect(numbers).toHaveLength(21);
  await press('Page 30');
  await press('Previous page');
  await choose('[id]', '50');
  expect(asked.map(({ page, perPage }) => [page, perPage])).toEqual([
    [1, 20],
    [30, 20],
    [29, 20],
    [1, 50],
  ]);
});

it('[AL9] says that the logs were refreshed', async () => {
  const { press } = await shown(() => pageOf([auditEntry()]));
  expect(getToasts().shown).toEqual([]);
  await press('Refresh');
  expect(getToasts().shown.map(({ text, intent }) => [text, intent])).toEqual([['Logs refreshed.', 'success']]);
});

it('[AL10] shows the message and an empty table when a load fails, and tries again', async () => {
  let isDown = false;
  const { press, cells, text } = await shown(() => {
    if (isDown) throw new Error('The service is away.');
    return pageOf([auditEntry()]);
  });
  isDown = true;
  await press('Refresh');
  expect(text('The service is away.')).not.toBeNull();
  expect(cells()).toEqual([]);
  isDown = false;
  await press('Retry');
  expect(cells()).toHaveLength(1);
});

it('[AL1] shows a batch without the tag filter', async () => {
  const { asked, page, text } = await shown(() => pageOf([]), { batch: BATCH });
  expect(asked.map(({ batch }) => batch)).toEqual([BATCH]);
  expect(page.querySelector('select[aria-label=Tag]')).toBeNull();
  expect(text('This batch has no entries in this organisation.')).not.toBeNull();
});
