import type { ClientBase } from 'pg';

export interface ReferencedFile {
  readonly key: string;
  /** The row that references it, for the operator. */
  readonly owner: string;
  /** Bytes that the row says; null where it says none. */
  readonly bytes: number | null;
}

/** Key, owner and bytes of every stored file that a row references, some more than once. */
export const REFERENCED_FILES = `
       SELECT file_key AS key, 'upload ' || uuid AS owner, bytes FROM uploaded_map_files
       UNION ALL SELECT file_key, 'project file ' || uuid, bytes FROM project_files
       UNION ALL SELECT plan_key, 'upload ' || uuid, NULL FROM uploaded_map_files
       UNION ALL SELECT plan_key, 'floor ' || uuid, NULL FROM floors WHERE plan_key IS NOT NULL
       UNION ALL SELECT plan_key, 'outline correction ' || id, NULL FROM outline_corrections
       UNION ALL SELECT file_key, 'image ' || key, NULL FROM images
       UNION ALL SELECT zip_key, 'build ' || uuid, bytes FROM builds
       UNION ALL SELECT file_key, 'file of destination ' || destination_id, bytes FROM destination_files
       UNION ALL SELECT snapshot_key, 'build ' || uuid, NULL FROM builds WHERE snapshot_key IS NOT NULL
       UNION ALL SELECT b.snapshot_key, 'location ' || p.uuid, NULL
         FROM projects p JOIN publications b ON b.id IN (p.publication_id, p.demo_publication_id)`;

/** Every stored file that a row references. For backup and checks, so not scoped. */
export async function listReferencedFiles(client: ClientBase): Promise<ReferencedFile[]> {
  const { rows } = await client.query<{ key: string; owner: string; bytes: string | null }>(
    `SELECT DISTINCT ON (key) key, owner, bytes FROM (${REFERENCED_FILES}) AS files ORDER BY key, bytes NULLS LAST`,
  );
  return rows.map(({ key, owner, bytes }) => ({ key, owner, bytes: bytes === null ? null : Number(bytes) }));
}
