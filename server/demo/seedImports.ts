import type { PoolClient } from 'pg';
import type { ImportReport } from '@/contract/imports/imports';
import type { IntegrationInput } from '@/contract/imports/integrations';
import { importText } from '@/contract/texts/importTexts';
import { problemText } from '@/contract/texts/placeProblemText';
import { integrationId } from '@/model/content/integrations';
import { replaceIntegrationsOf } from '../repositories/imports/integrations';
import { setIntegrations } from '../repositories/organisations/write';

const DAY = 24 * 60 * 60_000;
/** Nightly imports of the past, so that the reports have a second page. */
const NIGHTS = 26;

const mapping = { external_id: 'id', name: 'name', description: 'text', categories: 'categories', tags: 'tags' };

/**
 * No schedule: nothing answers at these addresses, and a demo that fails by itself every night would teach nothing. They
 * can be edited, tested and run.
 */
const common = {
  headers: [],
  timeout: 30,
  tags: [],
  schedule: { every: 'off', at: '04:00' },
  mapping,
} satisfies Partial<IntegrationInput['config']>;

const SOURCES: readonly IntegrationInput[] = [
  {
    type: 'json-feed',
    mode: 1,
    config: { ...common, url: 'https://leasing.riverside.example/shops.json', items_path: 'shops' },
  },
  {
    type: 'csv-feed',
    mode: 0,
    config: {
      ...common,
      url: 'https://events.riverside.example/pop-ups.csv',
      delimiter: ';',
      skip_lines: 0,
      tags: ['Pop-up'],
    },
  },
];

interface DemoReport extends Partial<Pick<ImportReport, 'updates' | 'deletions' | 'errors' | 'preview'>> {
  /** Which of the sources. */
  readonly source: 0 | 1;
  readonly type: string;
  readonly mode: ImportReport['mode'];
  readonly status: ImportReport['status'];
  readonly daysAgo: number;
  readonly isByHand: boolean;
}

const json = { source: 0, type: 'json-feed', mode: 'active', isByHand: false } as const;

/** The oldest first. One report of each status. */
const REPORTS: readonly DemoReport[] = [
  { ...json, status: 'completed', daysAgo: 40, isByHand: true, updates: { added: 4 } },
  { ...json, status: 'successful', daysAgo: 39, updates: { changed: 2 } },
  ...Array.from({ length: NIGHTS }, (_, night): DemoReport => {
    const updates = night % 6 === 2 ? { changed: 1 + (night % 3) } : {};
    return { ...json, status: 'completed', daysAgo: 38 - night, updates };
  }),
  { ...json, status: 'running', daysAgo: 7 },
  { ...json, status: 'requested', daysAgo: 6 },
  {
    ...json,
    status: 'failed',
    daysAgo: 5,
    errors: 'The source does not answer. Please check the address and whether the source is running.',
  },
  {
    ...json,
    status: 'failed',
    daysAgo: 4,
    errors: importText('tooManyDeletions', { missing: 31, known: 64, most: 16 }),
  },
  {
    ...json,
    status: 'completed',
    daysAgo: 3,
    isByHand: true,
    updates: { added: 3, changed: 5 },
    deletions: { destinations: ['unit-014', 'unit-027'] },
    errors: [
      {
        row: 12,
        field: 'categories',
        code: 'category-unknown',
        value: 'Toys',
        message: problemText({ code: 'category-unknown', field: 'categories', value: 'Toys' }),
      },
      { row: 31, field: 'external_id', message: 'Row 8 has the same id.' },
      { row: 44, field: 'name', message: 'Length should be 1 to 100' },
    ],
  },
  {
    source: 1,
    type: 'csv-feed',
    mode: 'passive',
    isByHand: true,
    status: 'completed',
    daysAgo: 2,
    updates: { added: 2 },
    preview: [
      { kind: 'add', external_id: 'pop-01', name: 'Night Market', fields: [] },
      { kind: 'add', external_id: 'pop-02', name: 'Print Workshop', fields: [] },
    ],
  },
  {
    ...json,
    type: 'dry-run',
    mode: 'dry-run',
    isByHand: true,
    status: 'completed',
    daysAgo: 1,
    updates: { added: 1, changed: 2 },
    deletions: { destinations: ['unit-052'] },
    preview: [
      { kind: 'change', external_id: 'unit-003', name: 'Harbour Books', fields: ['description'] },
      { kind: 'change', external_id: 'unit-040', name: 'Lumen Optics', fields: ['name', 'categories'] },
      { kind: 'add', external_id: 'unit-071', name: 'Cinder Coffee', fields: [] },
      { kind: 'delete', external_id: 'unit-052', name: 'Old Mill Shoes', fields: [] },
    ],
  },
];

/** Writes two sources of the first location of an organisation, and reports of imports from them. */
export async function seedImports(
  client: PoolClient,
  { organisationId, userId }: { organisationId: number; userId: number },
  now: Date,
): Promise<void> {
  await setIntegrations(client, organisationId, ['json-feed', 'csv-feed'].map(integrationId));
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM projects WHERE organisation_id = $1 ORDER BY id LIMIT 1',
    [organisationId],
  );
  const projectId = rows[0]?.id ?? 0;
  await replaceIntegrationsOf(client, { organisationId, projectId }, SOURCES);
  await client.query(
    `INSERT INTO import_reports (organisation_id, project_id, source, type, mode, status, created_by, created_at, updated_at,
                                 updates, deletions, errors, error_count, preview)
     SELECT $1, $2, (SELECT i.uuid FROM integrations i WHERE i.project_id = $2 ORDER BY i.position OFFSET r.source LIMIT 1),
            r.type, r.mode, r.status, r.by, r.at, r.at + interval '4 seconds', r.updates, r.deletions, r.errors, r.error_count, r.preview
       FROM jsonb_to_recordset($3::jsonb) AS r (position int, source int, type text, mode text, status text, by int, at timestamptz,
            updates jsonb, deletions jsonb, errors jsonb, error_count int, preview jsonb)
      ORDER BY r.position`,
    [
      organisationId,
      projectId,
      JSON.stringify(
        REPORTS.map(
          ({ daysAgo, isByHand, errors = [], updates = {}, deletions = {}, preview = [], ...report }, position) => ({
            ...report,
            position,
            by: isByHand ? userId : null,
            at: new Date(now.getTime() - daysAgo * DAY),
            updates,
            deletions,
            errors,
            error_count: typeof errors === 'string' ? 0 : errors.length,
            preview,
          }),
        ),
      ),
    ],
  );
}
