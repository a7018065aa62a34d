import type { Pool } from 'pg';

/** The keys that a row references. For the sweep only, so not scoped. */
export async function findUsedKeys(pool: Pool, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT file_key AS key FROM uploaded_map_files WHERE file_key = ANY($1::text[])
     UNION SELECT plan_key FROM uploaded_map_files WHERE plan_key = ANY($1::text[])
     UNION SELECT plan_key FROM floors WHERE plan_key = ANY($1::text[])
     UNION SELECT plan_key FROM outline_corrections WHERE plan_key = ANY($1::text[])
     UNION SELECT file_key FROM images WHERE file_key = ANY($1::text[])
     UNION SELECT snapshot_key FROM publications WHERE snapshot_key = ANY($1::text[])
     UNION SELECT file_key FROM project_files WHERE file_key = ANY($1::text[])
     UNION SELECT file_key FROM destination_files WHERE file_key = ANY($1::text[])
     UNION SELECT snapshot_key FROM builds WHERE snapshot_key = ANY($1::text[])
     UNION SELECT zip_key FROM builds WHERE zip_key = ANY($1::text[])`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Keys of published snapshots, and of those that can be published again: their floor plans are kept. */
export async function listLiveSnapshots(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ snapshot_key: string }>(
    `SELECT b.snapshot_key FROM projects p JOIN publications b ON b.id IN (p.publication_id, p.demo_publication_id)
     UNION SELECT snapshot_key FROM builds WHERE snapshot_key IS NOT NULL`,
  );
  return rows.map(({ snapshot_key }) => snapshot_key);
}
