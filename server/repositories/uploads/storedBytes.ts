import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** Bytes of the archives and project files that an organisation has stored. */
export async function countStoredBytes(client: Queryable, organisationId: number): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `SELECT COALESCE(sum(bytes), 0)::float8 AS bytes FROM (
       SELECT bytes FROM uploaded_map_files WHERE organisation_id = $1
       UNION ALL SELECT bytes FROM project_files WHERE organisation_id = $1) AS stored`,
    [organisationId],
  );
  return rows[0]?.bytes ?? 0;
}

/** Lets one transaction at a time add to the bytes of an organisation, until it ends. */
export async function lockStoredBytes(client: PoolClient, organisationId: number): Promise<void> {
  await client.query('SELECT 1 FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [organisationId]);
}
