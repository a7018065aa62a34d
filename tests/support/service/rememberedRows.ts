import pg from 'pg';
import { shakesOf } from '../../../scripts/test/shakes.mjs';

/** Stores a copy of the rows that are there now in a schema of its own, with a function that puts them back. */
export async function rememberRows(pool: pg.Pool, schema: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
  );
  const shakes = shakesOf(process.env);
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
        `INSERT INTO public.${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${schema}.${table} r ${shakes.rows};`,
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
  const numbers = sequences.rows.map(({ name, value, start }) =>
    value === null
      ? `PERFORM setval('${name}', ${Number(start) + shakes.sequences}, false);`
      : `PERFORM setval('${name}', ${Number(value) + shakes.sequences});`,
  );
  // A function is planned once; most tests change a few of the tables. Foreign keys and triggers rest while the rows come
  // back in any order.
  await pool.query(
    `CREATE FUNCTION ${schema}.put_back(is_truncated boolean) RETURNS void LANGUAGE plpgsql AS
     $put_back$ DECLARE present_mark text; BEGIN
       PERFORM set_config('session_replication_role', 'replica', true);
       ${places.length === 0 ? '' : `LOCK TABLE ${places.join(', ')} IN ACCESS EXCLUSIVE MODE; IF is_truncated THEN TRUNCATE ${places.join(', ')}; END IF;`}
       ${steps.join('')}
       ${numbers.join('')}
     END $put_back$`,
  );
}

/** Of a table, other after every change of its rows: how many they are, and the newest transaction that wrote one. */
const MARK = "count(*) || ' ' || COALESCE(max(xmin::text::bigint), 0)";

/**
 * Puts the rows of remembered schemas back, where anything was written since. Whenever `place` is another, as for each test file, the tables are made anew:
 * the pages and the order that removed rows leave behind would decide plans, and with them what a test sees.
 */
export function rowsOf(
  pool: pg.Pool,
  placeNow: () => string | undefined = () => undefined,
): (schema: string) => Promise<void> {
  let place: string | undefined;
  let untouched: { readonly schema: string; readonly since: string } | null = null;
  return async (schema) => {
    const isFirst = placeNow() !== place;
    place = placeNow();
    // Most calls of a test are refused before they write.
    if (!isFirst && untouched?.schema === schema && (await writesSoFar(pool)) === untouched.since) return;
    await putBack(pool, schema, isFirst);
    untouched = { schema, since: await writesSoFar(pool) };
  };
}

const DEADLOCK = '40P01';

/**
 * Tries again after a deadlock: a stream of the test before that looks after its session reads tables in an order of its
 * own while they are locked one after the other.
 */
async function putBack(pool: pg.Pool, schema: string, isTruncated: boolean, attempts = 5): Promise<void> {
  try {
    await pool.query(`SELECT ${schema}.put_back(${isTruncated})`);
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
    if (!isDeadlock || attempts <= 1) throw error;
    await putBack(pool, schema, isTruncated, attempts - 1);
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
