import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { formatDateTime } from '@/components/formatDateTime';
import { type ImportReportEntry, REPORT_PAGE, reportStatuses } from '@/contract/imports/imports';
import { importReportListMachine } from '@/machines/locations/importReportList.machine';
import { ImportReportsScreen } from '@/screens/imports/ImportReportsScreen';
import { watchListeners } from '../../app/support/listeners';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const DATE = '2026-03-02T10:00:00.000Z';

const report = (id: number, part: Partial<ImportReportEntry> = {}): ImportReportEntry => ({
  id,
  status: 'completed',
  type: 'json-feed',
  user: { name: 'Maya Okafor' },
  date: DATE,
  updated_at: DATE,
  project: { uuid: UUID, name: 'Riverside Mall' },
  ...part,
});

/** The screen over these pages; an error is one that the service answers with. */
async function shown(load: (offset: number) => readonly ImportReportEntry[]) {
  const asked: { project: string; offset: number }[] = [];
  const machine = importReportListMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        asked.push(input);
        return load(input.offset);
      }),
    },
  });
  const client = new QueryClient();
  client.setQueryData(['project', UUID], { name: 'Riverside Mall' });
  client.setQueryDefaults(['project', UUID], { staleTime: Number.POSITIVE_INFINITY });
  const view = await render(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/locations/:id/import-reports" element={<ImportReportsScreen machine={machine} />} />
        <Route path="/locations/:id/import-reports/:reportId" element={<p>The report is open.</p>} />
      </Routes>
    </QueryClientProvider>,
    testCurrentUser(),
    `/locations/${UUID}/import-reports`,
  );
  const rows = () =>
    [...document.querySelectorAll('[role=row]')]
      .slice(1)
      .map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent));
  const press = (name: string) =>
    view.after(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!button) throw new Error(`There is no button ${name}.`);
      button.click();
    });
  return { ...view, asked, rows, press };
}

it('[IR1][IR2] asks for the first page and shows status, type, time and person of each report', async () => {
  const { asked, rows } = await shown(() => [
    report(12),
    report(11, { user: null, type: 'dry-run', status: 'failed' }),
  ]);
  expect(asked).toEqual([{ project: UUID, offset: 0 }]);
  const time = formatDateTime(DATE);
  expect(rows()).toEqual([
    ['completed', 'JSON feed', time, 'Maya Okafor', 'View Report'],
    ['failed', 'Dry run', time, 'Schedule', 'View Report'],
  ]);
});

it('[IR2] View Report leads to the report; a running one has no link', async () => {
  const { rows, find, after, text } = await shown(() => [report(12, { status: 'running' }), report(11)]);
  expect(rows().map((cells) => cells[4])).toEqual(['', 'View Report']);
  const link = find('a[href$="/import-reports/11"]');
  expect(link.getAttribute('aria-label')).toBe('View Report #11');
  await after(() => link.click());
  expect(text('The report is open.')).not.toBeNull();
});

it('[IR3] the tag of each status has its word and tone', async () => {
  await shown(() => reportStatuses.map((status, at) => report(at + 1, { status })));
  const tags = [...document.querySelectorAll('[data-tone]')].map((tag) => [
    tag.textContent,
    tag.getAttribute('data-tone'),
  ]);
  expect(tags).toEqual([
    ['requested', 'warning'],
    ['running', 'warning'],
    ['completed', 'success'],
    ['successful', 'warning'],
    ['failed', 'danger'],
  ]);
});

it('[IR1] Previous and Next turn the pages; the last page is the one that is not full', async () => {
  const { asked, rows, press, find } = await shown((offset) =>
    Array.from({ length: offset === 0 ? REPORT_PAGE : 2 }, (_, at) => report(100 - offset - at)),
  );
  expect(rows()).toHaveLength(REPORT_PAGE);
  await press('Next');
  expect(rows()).toHaveLength(2);
  expect(find('[role=status]').textContent).toBe('Page 2');
  await press('Next');
  await press('Previous');
  expect(asked.map(({ offset }) => offset)).toEqual([0, 25, 0]);
});

it('[IR9] a page that cannot be loaded says why and can be tried again; none says what would be here', async () => {
  let isThere = false;
  const { text, press } = await shown(() => {
    if (!isThere) throw new Error('Not found.');
    return [];
  });
  expect(text('Not found.')).not.toBeNull();
  isThere = true;
  await press('Retry');
  expect(text('No import reports yet')).not.toBeNull();
});

it('[IR9] a list that is not looked at is not loaded again; one that is looked at is, and nothing of it stays behind', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.useFakeTimers();
  const listening = watchListeners();
  const before = listening();
  const { asked, after } = await shown(() => [report(1)]);
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(31_000)));
  expect(asked).toHaveLength(1);
  await after(() => window.dispatchEvent(new Event('blur')));
  await wait();
  expect(asked).toHaveLength(1);
  await after(() => window.dispatchEvent(new Event('focus')));
  await wait();
  expect(asked).toHaveLength(2);
  await cleanUp();
  expect(listening().filter((one) => /blur|focus$/.test(one) && !before.includes(one))).not.toContain('window blur');
  vi.useRealTimers();
  vi.restoreAllMocks();
});
