import type { Pool } from 'pg';

export interface Attempts {
  readonly count: number;
  readonly windowEnds: Date;
}

/** Counts an attempt under `key`, exactly under concurrency, and returns the count of the current window. */
export async function countAttempt(pool: Pool, key: string, now: Date, windowSeconds: number): Promise<Attempts> {
  const { rows } = await pool.query<Attempts>(
    `INSERT INTO attempts AS a (key, count, window_ends) VALUES ($1, 1, $2::timestamptz + make_interval(secs => $3))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN a.window_ends <= $2 THEN 1 ELSE a.count + 1 END,
       window_ends = CASE WHEN a.window_ends <= $2 THEN EXCLUDED.window_ends ELSE a.window_ends END
     RETURNING count, window_ends AS "windowEnds"`,
    [key, now, windowSeconds],
  );
  const row = rows[0];
  if (!row) throw new Error('The counter gave no row.');
  return row;
}

/** Uncounts an attempt that succeeded. */
export async function uncountAttempt(pool: Pool, key: string): Promise<void> {
  await pool.query('UPDATE attempts SET count = GREATEST(count - 1, 0) WHERE key = $1', [key]);
}

/** Deletes counters whose window has ended. */
export async function deleteAttemptsBefore(pool: Pool, moment: Date): Promise<void> {
  await pool.query('DELETE FROM attempts WHERE window_ends < $1', [moment]);
}

export async function clearAttempts(pool: Pool, key: string): Promise<void> {
  await pool.query('DELETE FROM attempts WHERE key = $1', [key]);
}
