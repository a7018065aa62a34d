import type { Pool } from 'pg';

/**
 * Deletes the oldest rows of a table whose column `since` is not after `before`, `most` of them at once, and returns how
 * many they were. A row that is written to meanwhile stays. Names and condition are those of the program, so not quoted.
 */
export async function deleteSlice(
  pool: Pool,
  one: { table: string; since: string; where: string | null; before: Date; most: number },
): Promise<number> {
  const { table, since, where, before, most } = one;
  const { rowCount } = await pool.query(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (
       SELECT ctid FROM ${table} WHERE ${since} <= $1 ${where === null ? '' : `AND ${where}`} ORDER BY ${since} LIMIT $2))`,
    [before, most],
  );
  return rowCount ?? 0;
}
