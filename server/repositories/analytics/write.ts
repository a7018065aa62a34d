import type { Pool, PoolClient } from 'pg';
import type { VisitEvent } from '@/contract/analytics';

/** The location that events are about. */
export interface VisitedLocation {
  readonly organisationId: number;
  readonly projectId: number;
}

/**
 * Counts events: a visit once in each hour in which it did something, and once in all, in the hour of its first event of
 * the request that brings it. Repeated and concurrent events count once. Rows are written in one order everywhere, so
 * that concurrent requests wait for each other and never in a circle.
 */
export async function countVisitEvents(
  client: PoolClient,
  { organisationId, projectId }: VisitedLocation,
  events: readonly VisitEvent[],
  now: Date,
): Promise<void> {
  await client.query(
    `WITH given AS (
       SELECT DISTINCT environment, service, session, date_trunc('hour', LEAST(time, $7), 'UTC') AS hour
         FROM unnest($3::text[], $4::text[], $5::uuid[], $6::timestamptz[]) AS e (environment, service, session, time)
     ), began AS (
       SELECT environment, service, session, min(hour) AS hour FROM given GROUP BY environment, service, session
     ), written AS (
       INSERT INTO analytics_visits (project_id, environment, service, session, hour, received_at)
       SELECT $2, environment, service, session, hour, $7
         FROM (SELECT environment, service, session, hour FROM given
               UNION ALL SELECT environment, service, session, '-infinity' FROM began) every
        ORDER BY environment, service, session, hour
       ON CONFLICT DO NOTHING
       RETURNING environment, service, session, hour
     ), counted AS (
       SELECT environment, service, hour, 1 AS sessions, 0 AS visitors FROM written WHERE hour > '-infinity'
       UNION ALL
       SELECT b.environment, b.service, b.hour, 0, 1 FROM written w JOIN began b USING (environment, service, session)
        WHERE w.hour = '-infinity'
     )
     INSERT INTO analytics_hours AS h (organisation_id, project_id, environment, service, hour, sessions, visitors)
     SELECT $1, $2, environment, service, hour, sum(sessions), sum(visitors) FROM counted
      GROUP BY environment, hour, service ORDER BY environment, hour, service
     ON CONFLICT (project_id, environment, hour, service) DO UPDATE SET
       sessions = h.sessions + EXCLUDED.sessions, visitors = h.visitors + EXCLUDED.visitors`,
    [
      organisationId,
      projectId,
      events.map(({ environment }) => environment),
      events.map(({ service }) => service),
      events.map(({ session }) => session),
      events.map(({ time }) => time),
      now,
    ],
  );
}

/** What a service counted in an hour. */
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
