import type { Pool } from 'pg';
import { startOfMonth } from '@/model/analytics/months';

const DAY = 86_400_000;
/** Nothing of a month is counted so long after its end: events of more than a day ago are skipped, and ids kept for two. */
const SETTLED = 3 * DAY;
/** Locations of one statement. */
const SLICE = 200;
const NAME = 'visits-summed-until';

/** Sums of sessions for each hour of the day in UTC. */
const HOURS = Array.from(
  { length: 24 },
  (_, at) => `COALESCE(sum(sessions) FILTER (WHERE extract(hour FROM hour AT TIME ZONE 'UTC') = ${at}), 0)::int`,
).join(', ');

/** Up to when whole months are summed; null before the first. */
export async function readSummedUntil(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ value: string }>(`SELECT value FROM installation_marks WHERE name = '${NAME}'`);
  return rows[0] ? new Date(rows[0].value) : null;
}

/**
 * Sums the visits of the months that have ended, so that figures of years read a row a month. What is summed does not change
 * any more; a run that was cut off is done again.
 */
export async function sumMonths(pool: Pool, now: Date): Promise<void> {
  const until = startOfMonth(new Date(now.getTime() - SETTLED));
  const from = (await readSummedUntil(pool)) ?? new Date(0);
  if (from >= until) return;
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM projects WHERE id > $1 ORDER BY id LIMIT $2', [
      after,
      SLICE,
    ]);
    const last = rows.at(-1);
    if (!last) break;
    await pool.query(
      `INSERT INTO analytics_months (project_id, environment, service, month, visitors, sessions)
       SELECT project_id, environment, service, date_trunc('month', hour, 'UTC'), sum(visitors), ARRAY[${HOURS}]
         FROM analytics_hours WHERE project_id = ANY ($1::int[]) AND hour >= $2 AND hour < $3
        GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 4, 3
       ON CONFLICT DO NOTHING`,
      [rows.map(({ id }) => id), from, until],
    );
    after = last.id;
  }
  await pool.query(
    `INSERT INTO installation_marks AS m (name, value) VALUES ('${NAME}', $1)
     ON CONFLICT (name) DO UPDATE SET value = greatest(m.value COLLATE "C", excluded.value COLLATE "C"), marked_at = now()`,
    [until.toISOString()],
  );
}
