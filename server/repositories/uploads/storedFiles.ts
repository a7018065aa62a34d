import type { AnyConnection } from '../../database/queryable';

/** The columns that name a stored file. A test compares them with the schema: what is missing here would be swept. */
export const FILE_COLUMNS = [
  ['uploaded_map_files', 'file_key'],
  ['uploaded_map_files', 'plan_key'],
  ['floors', 'plan_key'],
  ['outline_corrections', 'plan_key'],
  ['outline_corrections', 'previous_key'],
  ['images', 'file_key'],
  ['publications', 'snapshot_key'],
  ['project_files', 'file_key'],
  ['destination_files', 'file_key'],
  ['builds', 'snapshot_key'],
  ['builds', 'zip_key'],
] as const;

const USED = FILE_COLUMNS.map(
  ([table, column]) => `SELECT ${column} AS key FROM ${table} WHERE ${column} = ANY($1::text[])`,
).join(' UNION ');

/** The keys that a row references. For the sweep only, so not scoped. */
export async function findUsedKeys(client: AnyConnection, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(USED, [keys]);
  return new Set(rows.map(({ key }) => key));
}

/** Keys of published snapshots, and of those that can be published again: their floor plans are kept. */
export async function listLiveSnapshots(client: AnyConnection): Promise<string[]> {
  const { rows } = await client.query<{ snapshot_key: string }>(
    `SELECT b.snapshot_key FROM projects p JOIN publications b ON b.id IN (p.publication_id, p.demo_publication_id)
     UNION SELECT snapshot_key FROM builds WHERE snapshot_key IS NOT NULL`,
  );
  return rows.map(({ snapshot_key }) => snapshot_key);
}
