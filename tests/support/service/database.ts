import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { createPool } from '../../../server/database/createPool';
import type { Database } from '../../../server/database/database';
import { openEmbedded } from '../../../server/database/openEmbedded';
import { rowsOf } from './rememberedRows';

/** Schemas of the template with the rows that the migrations leave, and with the accounts of the demo world besides. */
export const REMEMBERED = { migrated: 'rows_migrated', accounts: 'rows_accounts' } as const;

export interface TestDatabase extends Database {
  /** Back to the rows that the migrations left, or to those of the accounts of the demo world. */
  reset(to?: keyof typeof REMEMBERED): Promise<void>;
}

interface Shared {
  readonly database: Database;
  readonly putBack: (schema: string) => Promise<void>;
  isInUse: boolean;
}

const testFileNow = () => expect.getState().testPath;

/** Opening a database takes seconds, putting its rows back a tenth of one: the files of a worker share one. */
let shared: Promise<Shared> | null = null;

/**
 * A migrated database, on PGlite or on PostgreSQL as the project says. It belongs to one test file until that closes it in
 * `afterAll`; a second one at the same time, and one that `isOwn` because the test changes the schema, is made anew.
 */
export async function testDatabase({ isOwn = false } = {}): Promise<TestDatabase> {
  if (!isOwn) {
    shared ??= openShared();
    const one = await shared;
    if (!one.isInUse) {
      one.isInUse = true;
      await one.putBack(REMEMBERED.migrated);
      return {
        ...one.database,
        reset: (to = 'migrated') => one.putBack(REMEMBERED[to]),
        close: async () => {
          one.isInUse = false;
        },
      };
    }
  }
  const database = await openCopy();
  const putBack = rowsOf(database.pool, testFileNow);
  return { ...database, reset: (to = 'migrated') => putBack(REMEMBERED[to]) };
}

async function openShared(): Promise<Shared> {
  const database = await openCopy();
  return { database, putBack: rowsOf(database.pool, testFileNow), isInUse: false };
}

const openCopy = (): Promise<Database> => {
  const template = inject('databaseTemplate');
  return template.kind === 'pglite' ? fromFolder(template.folder) : fromServer(template.socketFolder);
};

async function fromFolder(template: string): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-test-'));
  const database = await openEmbedded({ dataDir, template, connectionTimeoutMillis: 10_000 });
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fromServer(host: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (sql: string) => {
    const admin = new pg.Client({ host, user: 'postgres', database: 'postgres' });
    await admin.connect();
    await admin.query(sql);
    await admin.end();
  };
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE atrium_template`);
  const pool = createPool({ host, user: 'postgres', database: name, max: 10, connectionTimeoutMillis: 10_000 });
  return {
    pool,
    lookups: pool,
    jobs: pool,
    kind: 'postgres',
    check: async () => {
      await pool.query('SELECT 1');
    },
    isBusy: () => false,
    isBroken: () => false,
    close: async () => {
      await pool.end();
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
