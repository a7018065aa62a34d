import type { Pool } from 'pg';
import type { SingleStatementClient } from '../../database/transaction';

export interface Attempts {
  readonly count: number;
  readonly windowEnds: Date;
}

export interface Attempt {
  readonly key: string;
  readonly now: Date;
  /** Its weight; 1 by default. */
  readonly amount?: number;
}

/** Counts an attempt under `key`, exactly under concurrency, and returns the count of the current window. */
export async function countAttempt(pool: Pool, key: string, now: Date, windowSeconds: number): Promise<Attempts> {
  const [counted] = await countAttempts(pool, [{ key, now }], windowSeconds);
  if (!counted) throw new Error('The counter gave no row.');
  return counted;
}

/** Counts many attempts in one statement, those of a key one after the other. */
export async function countAttempts(
  client: SingleStatementClient,
  attempts: readonly Attempt[],
  windowSeconds: number,
): Promise<Attempts[]> {
  const { rows } = await client.query<Attempts & { key: string }>(
    `INSERT INTO attempts AS a (key, count, window_ends)
     SELECT key, sum(amount)::int, max(now) + make_interval(secs => $3)
       FROM unnest($1::text[], $2::timestamptz[], $5::int[]) AS given (key, now, amount) GROUP BY key ORDER BY key
     ON CONFLICT (key) DO UPDATE SET
       count = EXCLUDED.count + CASE WHEN a.window_ends <= $4 THEN 0 ELSE a.count END,
       window_ends = CASE WHEN a.window_ends <= $4 THEN EXCLUDED.window_ends ELSE a.window_ends END
     RETURNING key, count, window_ends AS "windowEnds"`,
    [
      attempts.map(({ key }) => key),
      attempts.map(({ now }) => now),
      windowSeconds,
      new Date(Math.max(...attempts.map(({ now }) => now.getTime()))),
      attempts.map(amountOf),
    ],
  );
  const counted = new Map(rows.map((row) => [row.key, row]));
  // The last of a key has the whole count.
  const result: Attempts[] = [];
  for (const attempt of attempts.toReversed()) {
    const { key } = attempt;
    const row = counted.get(key);
    if (!row) throw new Error('The counter gave no row.');
    result.unshift({ count: row.count, windowEnds: row.windowEnds });
    counted.set(key, { ...row, count: row.count - amountOf(attempt) });
  }
  return result;
}

const amountOf = ({ amount = 1 }: Attempt): number => amount;

/** Uncounts an attempt that succeeded. */
export async function uncountAttempt(pool: Pool, key: string): Promise<void> {
  await pool.query('UPDATE attempts SET count = GREATEST(count - 1, 0) WHERE key = $1', [key]);
}

export async function clearAttempts(pool: Pool, key: string): Promise<void> {
  await pool.query('DELETE FROM attempts WHERE key = $1', [key]);
}
