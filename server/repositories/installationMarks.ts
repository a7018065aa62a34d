import type { AnyConnection } from '../database/queryable';

/** Marks the database as a demo, which no later change of its accounts takes back. */
export async function markAsDemo(client: AnyConnection): Promise<void> {
  await client.query(`INSERT INTO installation_marks (name) VALUES ('demo') ON CONFLICT DO NOTHING`);
}

export async function isMarkedAsDemo(client: AnyConnection): Promise<boolean> {
  return (await client.query(`SELECT 1 FROM installation_marks WHERE name = 'demo'`)).rowCount === 1;
}

/** Marks when the last backup was made, which the metrics show. */
export async function markBackup(client: AnyConnection): Promise<void> {
  await client.query(
    `INSERT INTO installation_marks (name) VALUES ('backup') ON CONFLICT (name) DO UPDATE SET marked_at = now()`,
  );
}

/** The id that the database got when it was made, by which a storage knows it. */
export async function readDatabaseId(client: AnyConnection): Promise<string> {
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM installation_marks WHERE name = 'database' AND value IS NOT NULL`,
  );
  if (!rows[0]) throw new Error('The database has lost its id: the row "database" of installation_marks is missing.');
  return rows[0].value;
}

/**
 * The id of a database whose schema may be of any release: null where that release gave none, undefined for an empty
 * database.
 */
export async function findDatabaseId(client: AnyConnection): Promise<string | null | undefined> {
  const { rows } = await client.query<{ schema: string | null; marks: string | null }>(
    `SELECT to_regclass('schema_migrations')::text AS schema, to_regclass('installation_marks')::text AS marks`,
  );
  if (!rows[0]?.schema) return undefined;
  if (!rows[0].marks) return null;
  // As JSON, since early marks had no values.
  const found = await client.query<{ value: string | null }>(
    `SELECT to_jsonb(m) ->> 'value' AS value FROM installation_marks m WHERE name = 'database'`,
  );
  return found.rows[0]?.value ?? null;
}

/** Gives a database that was filled from another one an id of its own, without a sweep, and returns it. */
export async function renewDatabaseId(client: AnyConnection): Promise<string> {
  await client.query(`DELETE FROM installation_marks WHERE name IN ('database', 'swept')`);
  const { rows } = await client.query<{ value: string }>(
    `INSERT INTO installation_marks (name, value) VALUES ('database', gen_random_uuid()::text) RETURNING value`,
  );
  return rows[0]?.value ?? '';
}

/** Time of the last sweep that the database knows of; null before the first. */
export async function readLastSweep(client: AnyConnection): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(`SELECT value FROM installation_marks WHERE name = 'swept'`);
  return rows[0]?.value ?? null;
}

/** Notes a sweep and returns its time, which is never before that of the sweep of another instance. */
export async function noteSweep(client: AnyConnection, now: Date): Promise<string> {
  const { rows } = await client.query<{ value: string }>(
    `INSERT INTO installation_marks AS m (name, value) VALUES ('swept', $1)
     ON CONFLICT (name) DO UPDATE SET value = greatest(m.value COLLATE "C", excluded.value COLLATE "C") RETURNING value`,
    [now.toISOString()],
  );
  return rows[0]?.value ?? now.toISOString();
}
