import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DESTINATION_IMPORTS } from '@/api/destinationImports/destinationImports';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { ImportNotices } from '@/screens/fileImports/ImportNotices';
import { fileImport } from '../../machines/batches/fileImportSamples';
import { cleanUp, render } from '../../support/dom/render';

beforeEach(() => sessionStorage.clear());
afterEach(cleanUp);

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const one = (at: number, part: Partial<FileImport>) =>
  fileImport({ uuid: idOf(at), job: idOf(at), file: `${at}.csv`, rows: 4, ...part });
const ended = (at: number, part: Partial<FileImport> = {}) =>
  one(at, { state: 'succeeded', added: 1, undo_until: '2999-01-01T00:00:00.000Z', ...part });

/** The service, which has these imports, or has failed. */
function serve(imports: readonly FileImport[] | null) {
  const asked: string[] = [];
  const service = { imports };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push(`${init.method} ${address}`);
    if (service.imports === null) return Response.json({ error: 'Broken.', message: 'Broken.' }, { status: 500 });
    return Response.json({
      data: { imports: service.imports, results: [], mapping: null, links: [], translations: [] },
      message: '',
    });
  });
  return { asked, service };
}

async function open(onReport: (uuid: string) => void = () => {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = await render(
    <QueryClientProvider client={client}>
      <ImportNotices calls={DESTINATION_IMPORTS} stale={[]} onReport={onReport} />
    </QueryClientProvider>,
  );
  const button = (name: string) =>
    [...shown.page.querySelectorAll('button')].filter(({ textContent, ariaLabel }) =>
      [textContent, ariaLabel].includes(name),
    );
  const press = (name: string, at = 0) => shown.after(() => button(name)[at]?.click());
  return { ...shown, button, press };
}

it('[FI22] every import that runs is shown with Stop, and the last three that have ended until they are dismissed', async () => {
  const reported: string[] = [];
  const { asked } = serve([
    one(1, { state: 'running', added: 2 }),
    one(2, { state: 'queued', is_undo: true, undone: 1, added: 1 }),
    ended(3),
    ended(4, { added: 0, refused: 4, noted: 4, undo_until: null }),
    ended(5, { undo_until: '2020-01-01T00:00:00.000Z' }),
    ended(6),
  ]);
  const { page, text, until, button, press } = await open((uuid) => reported.push(uuid));
  await until(() => text('Importing 1.csv: 2 of 4') !== null);
  expect(text('Taking back the import of 2.csv')).not.toBeNull();
  expect(text('No row of 4.csv was imported. 4 not imported.')).not.toBeNull();
  expect([button('Stop').length, button('Report').length, button('Undo import').length]).toEqual([2, 3, 1]);
  expect(page.textContent).not.toContain('6.csv');
  await press('Stop', 1);
  expect(asked.some((line) => line.startsWith('POST') && line.endsWith(`jobs/${idOf(2)}/cancel`))).toBe(true);
  await press('Report', 1);
  expect(reported).toEqual([idOf(4)]);
  await press('Dismiss');
  expect(page.textContent).not.toContain('3.csv');
  expect(page.textContent).toContain('6.csv');
});

it('[FI22] [BT6] where imports cannot be read the list says so, and reads again on request', async () => {
  const { service } = serve(null);
  const { until, text, page, press } = await open();
  await until(() => page.textContent?.includes('The state of running changes could not be read.') === true);
  service.imports = [ended(1)];
  await press('Retry');
  await until(() => text('The import of 1.csv has ended. 1 added.') !== null);
  expect(page.textContent).not.toContain('could not be read');
});
