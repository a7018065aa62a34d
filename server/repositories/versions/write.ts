import type { PoolClient } from 'pg';
import type { Approval } from '@/model/versions/approval';
import type { VersionType } from '@/model/versions/versionTypes';

/** Serialises changes of versions, since which one is current depends on all of them. */
export async function lockVersions(client: PoolClient): Promise<void> {
  await client.query('SELECT 1 FROM versions ORDER BY id FOR UPDATE');
}

/** Returns the id of the new version; null when its number is taken. */
export async function insertVersion(
  client: PoolClient,
  { version, notes, type, createdAt }: { version: string; notes: string; type: VersionType; createdAt: Date },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO versions (version, notes, type, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (version) DO NOTHING RETURNING id`,
    [version, notes, type, createdAt],
  );
  return rows[0]?.id ?? null;
}

interface VersionChange {
  readonly notes: string;
  readonly approval: Approval;
  /** Who changes it, and when. */
  readonly userId: number;
  readonly now: Date;
}

/** A part keeps its user and time as long as it stays as it is, and has none while it is not set. */
const marked = (column: string, parameter: number, type: string, unset: string): string => `
       ${column}_by = CASE WHEN $${parameter}::${type} IS NOT DISTINCT FROM ${column} THEN ${column}_by
                           WHEN $${parameter}::${type} IS NOT DISTINCT FROM ${unset} THEN NULL ELSE $9 END,
       ${column}_at = CASE WHEN $${parameter}::${type} IS NOT DISTINCT FROM ${column} THEN ${column}_at
                           WHEN $${parameter}::${type} IS NOT DISTINCT FROM ${unset} THEN NULL ELSE $10 END,
       ${column} = $${parameter}`;

/** Saves notes, type and approval, and notes who set what and when. */
export async function updateVersionOf(
  client: PoolClient,
  id: number,
  { notes, approval, userId, now }: VersionChange,
): Promise<void> {
  const { type, tested, approved, released, forceReleased, previous, organisations } = approval;
  await client.query(
    `UPDATE versions SET notes = $2, type = $3, revision = revision + 1,
       ${marked('tested', 4, 'boolean', 'false')},
       ${marked('approved', 5, 'boolean', 'NULL')},
       ${marked('released', 6, 'boolean', 'false')},
       ${marked('force_released', 7, 'boolean', 'false')},
       ${marked('force_release_version', 8, 'integer', 'NULL')}
      WHERE id = $1`,
    [id, notes, type, tested, approved, released, forceReleased, previous, userId, now],
  );
  await client.query('DELETE FROM version_organisations WHERE version_id = $1', [id]);
  await client.query(
    'INSERT INTO version_organisations (version_id, organisation_id) SELECT $1, id FROM organisations WHERE uuid = ANY ($2)',
    [id, organisations],
  );
}

/** How many of these organisations exist. */
export async function countOrganisations(client: PoolClient, uuids: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM organisations WHERE uuid = ANY ($1)',
    [uuids],
  );
  return rows[0]?.count ?? 0;
}
