import { inject } from 'vitest';
import type { Feed } from '@/contract/imports/integrations';
import { inTransaction } from '../../../server/database/transaction';
import { createOutboundClient } from '../../../server/http/outbound/outboundClient';
import { createImportSources } from '../../../server/imports/importSources';
import { createIntegrationBox } from '../../../server/integrationSecrets';
import { createImportJob } from '../../../server/jobs/importJob';
import { type JobHandler, startJobs } from '../../../server/jobs/jobs';
import { replaceIntegrationsOf } from '../../../server/repositories/imports/integrations';
import { placeWriter } from '../../../server/routes/destinationImports/placeWriter';
import { createFeedReader } from '../../../server/sources/feedReader';
import type { FeedServer } from '../feedServer';
import { TEST_TOKEN_SECRET, type TestApp } from './testApp';
import { testLogos } from './testLogos';

/** Gives a location these integrations and returns their uuids. */
export async function setIntegrationsOf(
  { database: { pool } }: TestApp,
  project: string,
  integrations: readonly { readonly feed: Feed; readonly mode: 0 | 1 }[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; organisation_id: number }>(
    'SELECT id, organisation_id FROM projects WHERE uuid = $1',
    [project],
  );
  const [found] = rows;
  if (!found) throw new Error('There is no such location.');
  const owner = { organisationId: found.organisation_id, projectId: found.id };
  await inTransaction(pool, (client) =>
    replaceIntegrationsOf(
      client,
      owner,
      integrations.map(({ feed, mode }) => ({ ...feed, mode })),
    ),
  );
  const stored = await pool.query<{ uuid: string }>(
    'SELECT uuid FROM integrations WHERE project_id = $1 ORDER BY position',
    [found.id],
  );
  return stored.rows.map(({ uuid }) => uuid);
}

/** The import job of the service, which reaches this feed. */
export const importHandler = (test: TestApp, feed: FeedServer): JobHandler =>
  createImportJob({
    pool: test.database.pool,
    clock: () => test.clock.now,
    sources: createImportSources({
      pool: test.database.pool,
      outbound: createOutboundClient({ allow: [feed.host] }),
      readFeed: createFeedReader(new URL(inject('feedThread'))),
      box: createIntegrationBox(TEST_TOKEN_SECRET),
    }),
    logos: testLogos(test, [feed.host]),
    createCategory: placeWriter.createCategory,
  });

/** Works on the queue until no import is queued or running. */
export async function workOnImports(test: TestApp, handler: JobHandler): Promise<void> {
  const jobs = startJobs(test.database.pool, { import: handler }, { info: () => {}, error: () => {} });
  const open = `SELECT 1 FROM jobs WHERE kind = 'import' AND state IN ('queued', 'running')`;
  while ((await test.database.pool.query(open)).rowCount !== 0) jobs.wake();
  await jobs.stop();
}
