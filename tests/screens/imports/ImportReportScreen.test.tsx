import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { formatDateTime } from '@/components/formatDateTime';
import type { ImportReport } from '@/contract/imports/imports';
import { ImportReportScreen } from '@/screens/imports/ImportReportScreen';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

// Its parts are there at once, as after a first visit.
beforeAll(() => Promise.all([import('@/screens/imports/PlannedRows'), import('@/screens/imports/ReportErrors')]));
afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
  clearToasts();
});

const UUID = '44444444-4444-4444-8444-444444444444';
const DATE = '2026-03-02T10:00:00.000Z';

const report = (part: Partial<ImportReport> = {}): ImportReport => ({
  id: 12,
  status: 'completed',
  type: 'json-feed',
  mode: 'active',
  user: { name: 'Maya Okafor' },
  date: DATE,
  updated_at: DATE,
  project: { uuid: UUID, name: 'Riverside Mall' },
  updates: {},
  deletions: {},
  errors: [],
  error_count: 0,
  preview: [],
  ...part,
});

const screen = (client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/locations/:id/import-reports/:reportId" element={<ImportReportScreen />} />
      </Routes>
    </QueryClientProvider>,
    testCurrentUser(),
    `/locations/${UUID}/import-reports/12`,
  );

async function shown(part: Partial<ImportReport>) {
  const client = new QueryClient();
  client.setQueryData(['import-report', '12'], report(part));
  client.setQueryDefaults(['import-report'], { staleTime: Number.POSITIVE_INFINITY });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing may be asked for.')));
  await screen(client);
  const section = (title: string) =>
    [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === title) ?? null;
  const words = (title: string) => section(title)?.textContent?.replace(title, '') ?? null;
  const cells = (title: string) =>
    [...(section(title)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
  return { section, words, cells };
}

it('[IR5] its title names location, type and number; its times are local', async () => {
  await shown({});
  expect(document.querySelector('h1')?.textContent).toBe('Riverside Mall - JSON feed Import Report #12');
  expect(document.body.textContent).toContain(`Actioned At: ${formatDateTime(DATE)}`);
  expect(document.body.textContent).toContain('Actioned By: Maya Okafor');
});

it('[IR6] a report in which nothing happened says so in each section', async () => {
  const { words } = await shown({});
  expect(['Updates', 'Deletions', 'Errors'].map(words)).toEqual([
    'No Updates Performed',
    'No Deletions Performed',
    'No Errors',
  ]);
});

it('[IR6] counts the updates by kind and lists the ids of deletions by kind', async () => {
  const { section } = await shown({
    updates: { added: 4, changed: 2, screens: 1 },
    deletions: { destinations: ['a-1', 'b-2'] },
  });
  const text = (selector: string, title: string) =>
    [...(section(title)?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  expect([text('dt', 'Updates'), text('dd', 'Updates')]).toEqual([
    ['Destinations added', 'Destinations changed', 'screens'],
    ['4', '2', '1'],
  ]);
  expect(text('li', 'Deletions')).toEqual(['a-1', 'b-2']);
  expect(section('Deletions')?.textContent).toContain('Destinations (2)');
});

it('[IR6] shows errors that are a text', async () => {
  const { words } = await shown({ status: 'failed', errors: 'The source does not answer.' });
  expect(words('Errors')).toBe('The source does not answer.');
});

it('[IR6] lists errors row by row, and says how many more there are', async () => {
  const { cells, words } = await shown({
    errors: [
      { row: 3, field: 'categories', message: 'There is no category “Toys”.' },
      { row: 9, field: null, message: 'Gone.' },
    ],
    error_count: 5,
  });
  expect(cells('Errors')).toEqual([
    ['3', 'Categories', 'There is no category “Toys”.'],
    ['9', '–', 'Gone.'],
  ]);
  expect(words('Errors')).toContain('3 more are not listed.');
});

it('[IR11] rows with one cause are one line, with the names of all missing categories', async () => {
  const unknown = (row: number, value: string) => ({
    row,
    field: 'categories',
    code: 'category-unknown',
    value,
    message: `There is no category “${value}”.`,
  });
  const { cells } = await shown({
    errors: [
      unknown(3, 'Toys'),
      { row: 4, field: 'name', message: 'Length should be 1 to 100' },
      unknown(5, 'Bank'),
      unknown(6, 'Toys'),
      { row: 9, field: 'name', message: 'Length should be 1 to 100' },
    ],
    error_count: 5,
  });
  expect(cells('Errors')).toEqual([
    ['3, 5, 6', 'Categories', '2 categories are missing: Toys, Bank'],
    ['4, 9', 'Name', 'Length should be 1 to 100'],
  ]);
});

it('[IR8] a dry run says that nothing was changed and lists what would be', async () => {
  const { cells } = await shown({
    mode: 'dry-run',
    type: 'dry-run',
    updates: { added: 1, changed: 1 },
    preview: [
      { kind: 'add', external_id: 's1', name: 'Bakery', fields: [] },
      { kind: 'change', external_id: 's2', name: 'Florist', fields: ['name', 'main_destination'] },
      { kind: 'delete', external_id: 's3', name: 'Closed', fields: [] },
    ],
  });
  expect(document.body.textContent).toContain('A dry run shows what an import would change. Nothing was changed.');
  expect(cells('Preview')).toEqual([
    ['s1', 'Bakery', 'Add'],
    ['s2', 'Florist', 'Change: Name, Main destination'],
    ['s3', 'Closed', 'Delete'],
  ]);
});

it('[IR7] a notification says for thirty seconds that a report cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await screen(new QueryClient());
  const told = { text: 'Unable to fetch report.', intent: 'error', duration: 30_000 };
  await vi.waitFor(() => expect(getToasts().shown).toMatchObject([told]));
  expect(document.body.textContent).toContain('Unable to fetch report.');
});
