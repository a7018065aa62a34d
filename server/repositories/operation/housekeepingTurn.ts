import type { Pool } from 'pg';

/**
 * Takes or renews the turn of an instance to keep house, for so many seconds by the clock of the database. False while
 * another instance has it. A row and not a lock of the session, which a pooler between would give to anybody.
 */
export async function takeTurn(
  pool: Pool,
  { instance, seconds }: { readonly instance: string; readonly seconds: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO installation_marks AS m (name, value) VALUES ('housekeeping', $1)
     ON CONFLICT (name) DO UPDATE SET value = $1, marked_at = now()
      WHERE m.value = $1 OR m.marked_at < now() - make_interval(secs => $2)`,
    [instance, seconds],
  );
  return rowCount === 1;
}

/** Leaves the turn to another instance at once. */
export async function endTurn(pool: Pool, instance: string): Promise<void> {
  await pool.query(`DELETE FROM installation_marks WHERE name = 'housekeeping' AND value = $1`, [instance]);
}

/** Ends the turn of whoever had it, when no other instance can be running. */
export async function endEveryTurn(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM installation_marks WHERE name = 'housekeeping'`);
}
