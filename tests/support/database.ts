import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../server/database/createPool';
import type { Database } from '../../server/database/database';
import { openEmbedded } from '../../server/database/openEmbedded';

export interface TestDatabase extends Database {
  /** Back to the rows that the migrations left. */
  reset(): Promise<void>;
}

/** A migrated database of this test file alone, on PGlite or on PostgreSQL as the project says. Close it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  const database = await (template.kind === 'pglite' ? fromFolder(template.folder) : fromServer(template.socketFolder));
  return { ...database, reset: await rememberRows(database.pool) };
}

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
  pool.on('error', () => {});
  return {
    pool,
    lookups: pool,
    kind: 'postgres',
    close: async () => {
      await pool.end();
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Every so many resets the tables are made anew, since removed rows leave their room behind. */
const RESETS_BETWEEN_TRUNCATES = 50;

/** Keeps a copy of the rows that are there now, in a schema beside, and gives what puts them back. */
export async function rememberRows(pool: pg.Pool, schema = 'before_tests'): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
  );
  const tables = rows.map((row) => row.name);
  const places = tables.map((table) => `public.${table}`);
  const sequences = await pool.query<{ name: string; value: string | null; start: string }>(
    `SELECT format('public.%I', sequencename) AS name, last_value AS value, start_value AS start FROM pg_sequences WHERE schemaname = 'public'`,
  );
  await pool.query(`CREATE SCHEMA ${schema}`);
  await pool.query(`CREATE TABLE ${schema}.marks (name text PRIMARY KEY, mark text NOT NULL)`);
  const steps: string[] = [];
  for (const table of tables) {
    const refill: string[] = [];
    if ((await pool.query(`SELECT 1 FROM public.${table} LIMIT 1`)).rowCount !== 0) {
      await pool.query(`CREATE TABLE ${schema}.${table} AS TABLE public.${table}`);
      const columns = await writableColumns(pool, table);
      refill.push(
        `INSERT INTO public.${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${schema}.${table};`,
      );
    }
    const name = pg.escapeLiteral(table);
    await pool.query(`INSERT INTO ${schema}.marks SELECT ${name}, ${MARK} FROM public.${table}`);
    steps.push(`
      SELECT ${MARK} INTO present_mark FROM public.${table};
      IF NOT EXISTS (SELECT FROM ${schema}.marks m WHERE m.name = ${name} AND m.mark = present_mark) THEN
        DELETE FROM public.${table};
        ${refill.join('')}
        UPDATE ${schema}.marks m SET mark = (SELECT ${MARK} FROM public.${table}) WHERE m.name = ${name};
      END IF;`);
  }
  // A function is planned once; most tests change a few of the tables.
  await pool.query(
    `CREATE FUNCTION ${schema}.put_back() RETURNS void LANGUAGE plpgsql AS
     $put_back$ DECLARE present_mark text; BEGIN ${steps.join('')} END $put_back$`,
  );
  const numbers = sequences.rows.map(({ name, value, start }) =>
    value === null ? `SELECT setval('${name}', ${start}, false)` : `SELECT setval('${name}', ${value})`,
  );
  let resets = 0;
  let untouchedSince: string | null = null;
  return async () => {
    if (tables.length === 0) return;
    // Most calls of a test are refused before they write.
    if ((await writesSoFar(pool)) === untouchedSince) return;
    resets += 1;
    await alone(pool, [
      // Foreign keys and triggers rest while the rows come back in any order.
      'SET LOCAL session_replication_role = replica',
      `LOCK TABLE ${places.join(', ')} IN ACCESS EXCLUSIVE MODE`,
      ...(resets % RESETS_BETWEEN_TRUNCATES === 0 ? [`TRUNCATE ${places.join(', ')}`] : []),
      `SELECT ${schema}.put_back()`,
      ...numbers,
    ]);
    untouchedSince = await writesSoFar(pool);
  };
}

/** Of a table, other after every change of its rows: how many they are, and the newest transaction that wrote one. */
const MARK = "count(*) || ' ' || COALESCE(max(xmin::text::bigint), 0)";

const DEADLOCK = '40P01';

/**
 * Runs statements as one transaction, again after a deadlock: what a call has left running, such as a stream that looks
 * after its session, reads tables in an order of its own while they are locked one after the other.
 */
async function alone(pool: pg.Pool, statements: readonly string[], attempts = 5): Promise<void> {
  try {
    // Several statements in one simple query are one transaction.
    await pool.query(statements.join(';\n'));
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
    if (!isDeadlock || attempts <= 1) throw error;
    await alone(pool, statements, attempts - 1);
  }
}

/** Changes with every transaction that writes, also with one that is undone: the first transaction id not taken yet. */
export async function writesSoFar(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ xid: string }>('SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xid');
  return rows[0]?.xid ?? '';
}

/** All columns except generated ones, which cannot be written. */
async function writableColumns(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'public.${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  return rows.map((row) => row.name).join(', ');
}
