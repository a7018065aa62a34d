import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../../server/database/allMigrations';
import { migrate } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/openDatabase';
import { buildThread } from './buildThread';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the bundled thread that reads plans. */
    floorPlanThread: string;
    /** Address of the bundled thread that writes the PDF of a floor. */
    floorPdfThread: string;
    /** Address of the bundled thread that parses large bodies. */
    bodyThread: string;
    /** Where `testDatabase` finds a migrated database to copy. */
    databaseTemplate: { kind: 'pglite'; folder: string } | { kind: 'postgres'; socketFolder: string };
  }
}

export const TEMPLATE = 'atrium_template';

/** Runs once per project: bundles the thread that reads plans, and makes the database of which each test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-thread-'));
  project.provide('floorPlanThread', (await buildThread('server/floorPlans/floorPlanThread.ts', folder)).href);
  project.provide('floorPdfThread', (await buildThread('server/exports/floorPdfThread.ts', join(folder, 'pdf'))).href);
  project.provide('bodyThread', (await buildThread('server/http/bodies/bodyThread.ts', join(folder, 'body'))).href);
  const isPostgres = project.config.env.ATRIUM_TEST_DATABASE === 'postgres';
  const end = await (isPostgres ? postgresTemplate(project) : pgliteTemplate(project));
  return async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-template-'));
  const database = await openDatabase({ dataDir });
  await migrate(database.pool, allMigrations);
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
  await migrate(pool, allMigrations);
  await pool.end();
  project.provide('databaseTemplate', { kind: 'postgres', socketFolder: server.socketFolder });
  return () => server.stop();
}
