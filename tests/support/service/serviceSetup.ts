import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../../../server/database/allMigrations';
import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/openDatabase';
import { inTransaction } from '../../../server/database/transaction';
import { type DemoOrganisations, seedAccounts } from '../../../server/demo/accounts';
import { writeReferenceData } from '../../../server/repositories/referenceData';
import { buildThread } from './buildThread';
import { REMEMBERED } from './database';
import { startPostgres } from './postgres';
import { rememberRows, rowsOf } from './rememberedRows';
import { TEST_SECRETS } from './testSecrets';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the bundled thread that reads plans. */
    floorPlanThread: string;
    /** Address of the bundled thread that writes the PDF of a floor. */
    floorPdfThread: string;
    /** Address of the bundled thread that writes IMDF archives. */
    imdfThread: string;
    /** Address of the bundled thread that parses large bodies. */
    bodyThread: string;
    /** Address of the bundled thread that parses publications. */
    publicationThread: string;
    /** Address of the bundled thread that matches the rooms of two floor plans. */
    comparePlansThread: string;
    /** Address of the bundled thread that parses feeds. */
    feedThread: string;
    /** The migrated database that `testDatabase` copies. */
    databaseTemplate: { kind: 'pglite'; folder: string } | { kind: 'postgres'; socketFolder: string };
    /** The ids of what the accounts of the demo world have in that database. */
    demoOrganisations: DemoOrganisations;
  }
}

export const TEMPLATE = 'atrium_template';

/** Runs once per project: bundles the thread that reads plans, and makes the database of which each test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-thread-'));
  project.provide('floorPlanThread', (await buildThread('server/floorPlans/floorPlanThread.ts', folder)).href);
  project.provide('floorPdfThread', (await buildThread('server/exports/floorPdfThread.ts', join(folder, 'pdf'))).href);
  project.provide('imdfThread', (await buildThread('server/exports/imdf/imdfThread.ts', join(folder, 'imdf'))).href);
  project.provide('bodyThread', (await buildThread('server/http/bodies/bodyThread.ts', join(folder, 'body'))).href);
  project.provide('feedThread', (await buildThread('server/sources/feedThread.ts', join(folder, 'feed'))).href);
  const comparison = await buildThread('server/routes/uploads/comparePlansThread.ts', join(folder, 'comparison'));
  project.provide('comparePlansThread', comparison.href);
  const publication = await buildThread('server/routes/publishing/publicationThread.ts', join(folder, 'publication'));
  project.provide('publicationThread', publication.href);
  const isPostgres = project.config.env.ATRIUM_TEST_DATABASE === 'postgres';
  const end = await (isPostgres ? postgresTemplate(project) : pgliteTemplate(project));
  return async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The newest schema, and beside it the rows to which tests return. */
async function fillTemplate(project: TestProject, pool: pg.Pool): Promise<void> {
  await migrate(pool, allMigrations);
  await rememberRows(pool, REMEMBERED.migrated);
  await inTransaction(pool, writeReferenceData);
  project.provide('demoOrganisations', await inTransaction(pool, (client) => seedAccounts(client, TEST_SECRETS)));
  await rememberRows(pool, REMEMBERED.accounts);
  await rowsOf(pool)(REMEMBERED.migrated);
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-template-'));
  const database = await openDatabase({ dataDir });
  await fillTemplate(project, database.pool);
  await database.close();
  project.provide('databaseTemplate', { kind: 'pglite', folder: join(dataDir, 'database') });
  return async () => rmSync(dataDir, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ host: server.socketFolder, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool({ host: server.socketFolder, user: 'postgres', database: TEMPLATE });
  await fillTemplate(project, pool);
  await pool.end();
  project.provide('databaseTemplate', { kind: 'postgres', socketFolder: server.socketFolder });
  return () => server.stop();
}
