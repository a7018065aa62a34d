import type { PoolClient } from 'pg';
import { EXPORT_FOLDER } from '@/contract/exports/exports';
import type { StorageKind } from '@/contract/organisations/storageUse';
import type { Queryable } from '../../database/queryable';

/** Every stored file that counts towards a quota: its organisation, kind and bytes. */
export const STORED_FILES = `
  SELECT organisation_id, 'floor-plans' AS kind, bytes + COALESCE(plan_bytes, 0) AS bytes FROM uploaded_map_files
  UNION ALL SELECT organisation_id, 'floor-plans', COALESCE(plan_bytes, 0) FROM outline_corrections
  UNION ALL SELECT organisation_id,
                   CASE WHEN content_type LIKE 'video/%' THEN 'films' WHEN content_type LIKE 'image/%' THEN 'pictures'
                        ELSE 'documents' END, COALESCE(bytes, 0) FROM images
  UNION ALL SELECT organisation_id, 'documents', bytes FROM destination_files
  UNION ALL SELECT organisation_id,
                   CASE WHEN starts_with(path, '${EXPORT_FOLDER}/') THEN 'exports' ELSE 'project-files' END, bytes
              FROM project_files
  UNION ALL SELECT organisation_id, 'builds', bytes + COALESCE(snapshot_bytes, 0) FROM builds`;

/** Bytes of all files that an organisation has stored. */
export async function countStoredBytes(client: Queryable, organisationId: number): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `SELECT COALESCE(sum(bytes), 0)::float8 AS bytes FROM (${STORED_FILES}) AS stored WHERE organisation_id = $1`,
    [organisationId],
  );
  return rows[0]?.bytes ?? 0;
}

/** The same by kind, the largest first. */
export async function listStoredBytes(
  client: Queryable,
  organisationId: number,
): Promise<{ kind: StorageKind; bytes: number; files: number }[]> {
  const { rows } = await client.query<{ kind: StorageKind; bytes: number; files: number }>(
    `SELECT kind, sum(bytes)::float8 AS bytes, count(*)::int AS files FROM (${STORED_FILES}) AS stored
      WHERE organisation_id = $1 GROUP BY kind ORDER BY 2 DESC, 1`,
    [organisationId],
  );
  return rows;
}

/** Lets one transaction at a time add to the bytes of an organisation, until it ends. */
export async function lockStoredBytes(client: PoolClient, organisationId: number): Promise<void> {
  await client.query('SELECT 1 FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [organisationId]);
}
