import type { Pool, PoolClient } from 'pg';
import type { VisitEvent } from '@/contract/analytics/analytics';
import type { BatchWrite } from '../../database/batchWrites';

/** The location that events are about. */
export interface VisitedLocation {
  readonly organisationId: number;
  readonly projectId: number;
}

/** The events of one request. */
export interface SentVisits {
  readonly location: VisitedLocation;
  readonly events: readonly VisitEvent[];
  /** When the service received them. */
  readonly now: Date;
}

/**
 * Counts events: a visit once in each hour in which it did something, and once in all, in the hour of its first event of
 * the requests that bring it. Repeated and concurrent events count once. Rows are written in one order everywhere, so
 * that concurrent statements wait for each other and never in a circle.
 */
export const countVisitEvents: BatchWrite<SentVisits, null> = async (client, sent) => {
  const rows = sent.flatMap(({ location, events, now }) => events.map((event) => ({ ...event, ...location, now })));
  await client.query(
    `WITH given AS (
       SELECT organisation_id, project_id, environment, service, session,
              date_trunc('hour', LEAST(time, received_at), 'UTC') AS hour, max(received_at) AS received_at
         FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::uuid[], $6::timestamptz[], $7::timestamptz[])
              AS e (organisation_id, project_id, environment, service, session, time, received_at)
        GROUP BY 1, 2, 3, 4, 5, 6
     ), began AS (
       SELECT project_id, environment, service, session, min(hour) AS hour, max(received_at) AS received_at
         FROM given GROUP BY project_id, environment, service, session
     ), written AS (
       INSERT INTO analytics_visits (project_id, environment, service, session, hour, received_at)
       SELECT project_id, environment, service, session, hour, received_at
         FROM (SELECT project_id, environment, service, session, hour, received_at FROM given
               UNION ALL SELECT project_id, environment, service, session, '-infinity', received_at FROM began) every
        ORDER BY project_id, environment, service, session, hour
       ON CONFLICT DO NOTHING
       RETURNING project_id, environment, service, session, hour
     ), counted AS (
       SELECT project_id, environment, service, hour, 1 AS sessions, 0 AS visitors FROM written WHERE hour > '-infinity'
       UNION ALL
       SELECT project_id, environment, service, b.hour, 0, 1
         FROM written w JOIN began b USING (project_id, environment, service, session)
        WHERE w.hour = '-infinity'
     )
     INSERT INTO analytics_hours AS h (organisation_id, project_id, environment, service, hour, sessions, visitors)
     SELECT o.organisation_id, c.project_id, c.environment, c.service, c.hour, sum(c.sessions), sum(c.visitors)
       FROM counted c JOIN (SELECT DISTINCT organisation_id, project_id FROM given) o USING (project_id)
      GROUP BY 1, 2, 3, 4, 5 ORDER BY c.project_id, c.environment, c.hour, c.service
     ON CONFLICT (project_id, environment, hour, service) DO UPDATE SET
       sessions = h.sessions + EXCLUDED.sessions, visitors = h.visitors + EXCLUDED.visitors`,
    [
      rows.map(({ organisationId }) => organisationId),
      rows.map(({ projectId }) => projectId),
      rows.map(({ environment }) => environment),
      rows.map(({ service }) => service),
      rows.map(({ session }) => session),
      rows.map(({ time }) => time),
      rows.map(({ now }) => now),
    ],
  );
  return sent.map(() => null);
};

/** Visits that a service counted in an hour. */
export interface HourRow {
  readonly environment: string;
  readonly service: string;
  readonly hour: Date;
  readonly sessions: number;
  readonly visitors: number;
}

/** Writes hours as they are, for the demo world. */
export async function insertHours(
  client: PoolClient,
  { organisationId, projectId }: VisitedLocation,
  rows: readonly HourRow[],
): Promise<void> {
  await client.query(
    `INSERT INTO analytics_hours (organisation_id, project_id, environment, service, hour, sessions, visitors)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::timestamptz[], $6::int[], $7::int[])`,
    [
      organisationId,
      projectId,
      rows.map(({ environment }) => environment),
      rows.map(({ service }) => service),
      rows.map(({ hour }) => hour),
      rows.map(({ sessions }) => sessions),
      rows.map(({ visitors }) => visitors),
    ],
  );
}

/** Forgets the ids of visits that were received before a moment; what they counted stays. */
export async function deleteVisitsBefore(pool: Pool, moment: Date): Promise<void> {
  await pool.query('DELETE FROM analytics_visits WHERE received_at < $1', [moment]);
}
