import type { Pool } from 'pg';
import { readLogBytes } from './readSizes';

/** Dead rows of a table that are worth a vacuum, and their least share of the live ones. */
const DEAD_ROWS = 5000;
const DEAD_SHARE = 0.2;
/** Bytes of the write-ahead log that a start after a kill would have to replay. */
const LOG_BYTES = 16 * 1024 * 1024;

/**
 * Does what PostgreSQL does by itself and its embedded form does not: removes dead rows, and shortens the write-ahead log, on
 * which the time of a start after a kill depends. Does nothing while a call waits for the database, unless
 * `isDue`: then the log is shortened all the same. False when nothing was done.
 */
export async function maintainEmbedded(pool: Pool, isDue = false): Promise<boolean> {
  if (pool.waitingCount > 0 && !isDue) return false;
  // The only session writes its counts of rows to the statistics rarely by itself.
  await pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ table: string }>(
    `SELECT quote_ident(relname) AS table FROM pg_stat_user_tables
      WHERE schemaname = 'public' AND n_dead_tup > $1 AND n_dead_tup > n_live_tup * $2::float8 ORDER BY n_dead_tup DESC`,
    [DEAD_ROWS, DEAD_SHARE],
  );
  for (const { table } of rows) {
    if (pool.waitingCount > 0) break;
    await pool.query(`VACUUM (ANALYZE) public.${table}`);
  }
  if ((await readLogBytes(pool)) > LOG_BYTES) await pool.query('CHECKPOINT');
  return true;
}
