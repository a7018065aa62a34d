import type { Pool } from 'pg';

/** The random part of the address of a picture. */
const KEY = '[A-Za-z0-9_-]{43}';
/** Pages of a table that one statement reads: it takes some milliseconds, and other calls have their turn in between. */
const PAGES = 128;
/** Tables whose rows keep no picture alive: the pictures themselves, and records of what was done. */
const IGNORED = [
  'images',
  'audit_entries',
  'idempotency_keys',
  'sessions',
  'analytics_hours',
  'analytics_months',
  'analytics_visits',
];

export interface StoredPicture {
  readonly key: string;
  readonly organisationId: number;
}

/** The key of a picture without the ending that one of a film has. */
export const bareKey = (key: string): string => key.slice(0, 43);

/** For the sweep only, so not scoped. */
export async function listPicturesBefore(pool: Pool, before: Date): Promise<StoredPicture[]> {
  const { rows } = await pool.query<StoredPicture>(
    'SELECT key, organisation_id AS "organisationId" FROM images WHERE created_at < $1',
    [before],
  );
  return rows;
}

/** Every text in any row of any other table that may be the key of a picture, in parts. */
export async function* possibleKeys(pool: Pool): AsyncGenerator<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string; pages: number }>(
    `SELECT quote_ident(c.relname) AS name, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int AS pages
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND NOT c.relname = ANY($1::text[])`,
    [IGNORED],
  );
  for (const { name, pages } of tables)
    for (let page = 0; page < pages; page += PAGES) {
      const { rows } = await pool.query<{ key: string }>(
        `SELECT DISTINCT m[1] AS key FROM ${name} AS r, regexp_matches(r::text, '${KEY}', 'g') AS m
          WHERE r.ctid >= $1::text::tid AND r.ctid < $2::text::tid`,
        [`(${page},0)`, `(${page + PAGES},0)`],
      );
      yield rows.map(({ key }) => key);
    }
}

/** Keys of the snapshots that an organisation, or one below it, shows or may publish again. */
export async function listSnapshotsBelow(pool: Pool, organisationId: number): Promise<string[]> {
  const { rows } = await pool.query<{ snapshot_key: string }>(
    `WITH own AS (SELECT id FROM organisations WHERE id = $1 OR $1 = ANY (ancestors))
     SELECT b.snapshot_key FROM projects p JOIN publications b ON b.id IN (p.publication_id, p.demo_publication_id)
      WHERE p.organisation_id IN (SELECT id FROM own)
     UNION SELECT snapshot_key FROM builds
      WHERE snapshot_key IS NOT NULL AND organisation_id IN (SELECT id FROM own)`,
    [organisationId],
  );
  return rows.map(({ snapshot_key }) => snapshot_key);
}

export async function deletePictures(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM images WHERE key = ANY($1::text[])', [keys]);
}
