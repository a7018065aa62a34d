import type { ClientBase } from 'pg';
import { writableColumns } from '../../database/writableColumns';

/** Rows in one part of a backup, and about how many bytes they may have together: a part is held in memory. */
const MOST_ROWS = 500;
const FIRST_ROWS = 20;
const PART = 2 * 1024 * 1024;
const INTERNAL = 'schema_migrations';

/** All tables of the schema except that of the migrations, by name. */
export async function listTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '${INTERNAL}' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

export async function readSequences(client: ClientBase): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows;
}

/** The rows of a table as lines of JSON, as many at a time as fit into a part, within the transaction of the client. */
export async function* readRows(client: ClientBase, table: string): AsyncGenerator<Buffer> {
  await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM public.${table} t`);
  for (let count = FIRST_ROWS; ; ) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${count} FROM backup`);
    const lines = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    if (rows.length > 0) yield lines;
    if (rows.length < count) break;
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor(PART / (lines.length / rows.length))));
  }
  await client.query('CLOSE backup');
}

export async function insertRows(client: ClientBase, table: string, lines: string): Promise<void> {
  const columns = await writableColumns(client, table);
  const rows = `[${lines.trimEnd().split('\n').join(',')}]`;
  await client.query(
    `INSERT INTO public.${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::public.${table}, $1::jsonb)`,
    [rows],
  );
}

/**
 * Empties all tables, lets `work` fill them in any order without foreign keys and triggers, and puts the keys back, which
 * verifies every row. To be called in a transaction.
 */
export async function refillTables(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const tables = await listTables(client);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) {
    await client.query(`ALTER TABLE public.${table} DISABLE TRIGGER USER`);
    await client.query(`DELETE FROM public.${table}`);
  }
  await work();
  for (const table of tables) await client.query(`ALTER TABLE public.${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
