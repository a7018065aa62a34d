import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { exportsQuery } from '@/api/exports/exports';
import { projectQuery } from '@/api/locations/project';
import type { Job } from '@/contract/jobs/jobs';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { ProjectFile } from '@/contract/locations/projectFiles';
import { exportNotice } from '@/contract/texts/exportNotices';
import { imdfNote } from '@/contract/texts/imdfNotes';
import { DialogExports } from '@/screens/exports/DialogExports';
import { ExportsCard } from '@/screens/exports/ExportsCard';
import { servicesOf } from '@/screens/exports/servicesOf';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const project = (apple: boolean, google: boolean, integrations: readonly unknown[] = []) =>
  ({
    uuid: UUID,
    name: 'Riverside Mall',
    apple_maps_integration_enabled: apple,
    google_maps_integration_enabled: google,
    integrations,
  }) as ProjectDetails;
const job = (part: Partial<Job>): Job => ({
  uuid: '55555555-5555-4555-8555-555555555555',
  kind: 'export',
  project_uuid: UUID,
  state: 'running',
  is_demo: false,
  step: null,
  log: [],
  stage: 'Drawing Ground floor',
  progress: 40,
  error: null,
  created_at: '2026-11-23T10:00:00Z',
  updated_at: '2026-11-23T10:00:00Z',
  ...part,
});
const FILE: ProjectFile = {
  filename: 'Hall - Ground.pdf',
  url: '/api/project-files/abc',
  last_modified: '2026-11-23T10:00:00Z',
  path: 'exports/Hall - Ground.pdf',
  bytes: 2048,
};

const shown = async (
  element: ReactElement,
  known: { details?: ProjectDetails; job?: Job | null; files?: readonly ProjectFile[] },
) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (known.details) client.setQueryData(projectQuery(UUID).queryKey, known.details);
  client.setQueryData(exportsQuery(UUID).queryKey, { job: known.job ?? null, files: [...(known.files ?? [])] });
  const result = await render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  return { ...result, labels: [...result.page.querySelectorAll('button')].map((button) => button.textContent) };
};

const SOURCE = [{}];
it.each([
  ['no integration', project(true, true), []],
  ['both switches off', project(false, false, SOURCE), []],
  ['Apple on', project(true, false, SOURCE), ['Export Apple CSV', 'Export IMDF']],
  ['Google on', project(false, true, SOURCE), ['Export Google PDFs', 'Export IMDF']],
  ['both on', project(true, true, SOURCE), ['Export Apple CSV', 'Export Google PDFs', 'Export IMDF']],
] as const)('[EX8] the dialog of a location: %s', async (_name, details, expected) => {
  const { labels } = await shown(<DialogExports project={UUID} />, { details });
  expect(labels).toEqual(expected);
});

it('[EX8] the overview has the buttons without an integration too', async () => {
  expect(servicesOf(project(false, false))).toEqual([]);
  const { labels } = await shown(<ExportsCard project={project(true, true)} />, {});
  expect(labels).toEqual(['Export Apple CSV', 'Export Google PDFs', 'Export IMDF']);
});

it.each([
  ['apple', 'Export Apple CSV', `/api/projects/${UUID}/apple-csv-export`, { should_export_all: true }],
  ['google', 'Export Google PDFs', `/api/projects/${UUID}/google-pdf-export`, null],
  ['imdf', 'Export IMDF', `/api/projects/${UUID}/imdf-export`, null],
] as const)('[EX1] [IX1] the button for %s sends its call', async (_name, label, path, body) => {
  const sent: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const request = given instanceof Request ? given : new Request(new URL(given, 'http://atrium.test'), init);
    if (request.method === 'POST') sent.push({ url: new URL(request.url).pathname, body: await request.text() });
    return new Response(JSON.stringify({ data: job({ state: 'queued' }), message: 'Export requested.' }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const { after, page } = await shown(<ExportsCard project={project(true, true)} />, {});
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  await after(() => button?.click());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toBe(path);
  if (body) expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
});

it('[EX9] shows how far an export is, with Cancel export, and blocks the buttons meanwhile', async () => {
  const { labels, find, page } = await shown(<ExportsCard project={project(true, true)} />, { job: job({}) });
  expect(labels).toContain('Cancel export');
  expect(find('[role=status]').textContent).toBe('Exporting: Drawing Ground floor');
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('40');
  const blocked = [...page.querySelectorAll('[aria-disabled=true]')].map(({ textContent }) => textContent);
  expect(blocked).toEqual(['Export Apple CSV', 'Export Google PDFs', 'Export IMDF']);
});

it('[EX9] shows the files to download, or why there are none', async () => {
  const done = await shown(<ExportsCard project={project(true, false)} />, {
    job: job({ state: 'succeeded' }),
    files: [FILE],
  });
  expect(done.find('a').getAttribute('href')).toBe('/api/project-files/abc');
  expect(done.find('li').textContent).toContain('2');
  await cleanUp();
  const failed = await shown(<ExportsCard project={project(true, false)} />, {
    job: job({ state: 'failed', error: 'Upload a floor plan first.' }),
  });
  expect(failed.page.textContent).toContain('Upload a floor plan first.');
  expect(failed.page.textContent).toContain('Exported files appear here.');
});

it('[EX10] says what the newest export left out, beside its files', async () => {
  const log = (...lines: readonly string[]) => lines.map((line) => ({ at: '2026-11-23T10:00:00Z', text: line }));
  const partial = await shown(<ExportsCard project={project(true, false)} />, {
    job: job({ state: 'succeeded', log: log(exportNotice('notOnEarth'), 'Done') }),
    files: [FILE],
  });
  expect(partial.page.textContent).toContain('no latitude and longitude');
  expect(partial.find('li')).toBeTruthy();
  await cleanUp();
  const whole = await shown(<ExportsCard project={project(true, false)} />, {
    job: job({ state: 'succeeded', log: log('Done') }),
    files: [FILE],
  });
  expect(whole.page.textContent).not.toContain('latitude');
});

it('[IX6] lists the doubts about an IMDF archive above its files', async () => {
  const lines = [imdfNote('venueCategory', { count: 1 }), 'Done'];
  const { page } = await shown(<ExportsCard project={project(false, false)} />, {
    job: job({ state: 'succeeded', log: lines.map((line) => ({ at: '2026-11-23T10:00:00Z', text: line })) }),
    files: [FILE],
  });
  const [notes, files] = [...page.querySelectorAll('ul')];
  expect([...(notes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'The venue has the category shoppingcenter. Change it in venue.geojson if it is something else.',
  ]);
  expect(files?.textContent).toContain(FILE.filename);
});
