import type { Pool } from 'pg';

/** Columns that have the size of a stored file, beside the column with its key. Rows of earlier releases have none. */
const SIZES = [
  { table: 'images', key: 'file_key', bytes: 'bytes' },
  { table: 'uploaded_map_files', key: 'plan_key', bytes: 'plan_bytes' },
  { table: 'outline_corrections', key: 'plan_key', bytes: 'plan_bytes' },
  { table: 'builds', key: 'snapshot_key', bytes: 'snapshot_bytes' },
] as const;

/** Keys of some files whose size no row knows. For housekeeping only, so not scoped. */
export async function listUnknownSizes(pool: Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `${SIZES.map(
      ({ table, key, bytes }) => `SELECT ${key} AS key FROM ${table} WHERE ${bytes} IS NULL AND ${key} IS NOT NULL`,
    ).join(' UNION ')} LIMIT $1`,
    [most],
  );
  return rows.map(({ key }) => key);
}

export async function setSize(pool: Pool, key: string, bytes: number): Promise<void> {
  for (const size of SIZES)
    await pool.query(`UPDATE ${size.table} SET ${size.bytes} = $2 WHERE ${size.key} = $1 AND ${size.bytes} IS NULL`, [
      key,
      bytes,
    ]);
}
