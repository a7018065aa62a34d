import type { PoolClient } from 'pg';
import type { VisitEvent } from '@/contract/analytics/analytics';
import { hourBeginsAt } from '@/model/analytics/quarters';
import type { BatchWrite } from '../../database/batchWrites';

/** The location that events are about. */
export interface VisitedLocation {
  readonly organisationId: number;
  readonly projectId: number;
}

/** The events of one request. */
export interface SentVisits {
  readonly location: VisitedLocation & {
    /** Its time zone. */
    readonly zone: string;
  };
  readonly events: readonly VisitEvent[];
  /** When the service received them. */
  readonly now: Date;
}

/** The sums of the quarters of an hour in a group of `counted`. */
const quartersOf = (column: string) =>
  `ARRAY[${[0, 1, 2, 3].map((at) => `COALESCE(sum(c.${column}) FILTER (WHERE c.at = ${at}), 0)::int`).join(', ')}]`;
/** Quarters of a row and of another one, added; a row of before has none, and counts with its hour. */
const addedQuarters = (quarters: string, whole: string) =>
  `ARRAY[${[1, 2, 3, 4].map((at) => `COALESCE(h.${quarters}[${at}], ${at === 1 ? `h.${whole}` : 0}) + EXCLUDED.${quarters}[${at}]`).join(', ')}]`;

/**
 * Counts events: a visit once in each hour of its location in which it did something, and once in all, in the quarter of
 * an hour of its first event. An earlier event that arrives later moves it there. Repeated and concurrent events count
 * once. Rows are written in one order everywhere, so that concurrent statements wait for each other and never in a circle.
 */
export const countVisitEvents: BatchWrite<SentVisits, null> = async (client, sent) => {
  const rows = sent.flatMap(({ location, events, now }) =>
    events.map((event) => {
      const time = Math.min(Date.parse(event.time), now.getTime());
      return { ...event, ...location, now, time: new Date(time), begins: hourBeginsAt(location.zone, time) };
    }),
  );
  await client.query(
    `WITH given AS (
       SELECT organisation_id, project_id, environment, service, session,
              date_trunc('hour', time - begins * interval '1 minute', 'UTC') + begins * interval '1 minute' AS hour,
              min(date_bin('15 minutes', time, '2000-01-01T00:00:00Z')) AS quarter, max(received_at) AS received_at
         FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::uuid[], $6::timestamptz[], $7::timestamptz[], $8::int[])
              AS e (organisation_id, project_id, environment, service, session, time, received_at, begins)
        GROUP BY 1, 2, 3, 4, 5, 6
     ), began AS (
       SELECT project_id, environment, service, session, min(quarter) AS quarter, max(received_at) AS received_at
         FROM given GROUP BY project_id, environment, service, session
     ), known AS (
       SELECT v.project_id, v.environment, v.service, v.session, v.began
         FROM analytics_visits v JOIN began b USING (project_id, environment, service, session)
        WHERE v.hour = '-infinity' AND v.began > b.quarter
        ORDER BY v.project_id, v.environment, v.service, v.session FOR UPDATE OF v
     ), moved AS (
       UPDATE analytics_visits v SET began = b.quarter FROM known k JOIN began b USING (project_id, environment, service, session)
        WHERE v.project_id = k.project_id AND v.environment = k.environment AND v.service = k.service
          AND v.session = k.session AND v.hour = '-infinity'
       RETURNING v.project_id, v.environment, v.service, k.began AS before, b.quarter AS after
     ), written AS (
       INSERT INTO analytics_visits (project_id, environment, service, session, hour, received_at, began)
       SELECT project_id, environment, service, session, hour, received_at, quarter
         FROM (SELECT project_id, environment, service, session, hour, received_at, quarter FROM given
               UNION ALL SELECT project_id, environment, service, session, '-infinity', received_at, quarter FROM began) every
        ORDER BY project_id, environment, service, session, hour
       ON CONFLICT DO NOTHING
       RETURNING project_id, environment, service, hour, began
     ), placed AS (
       SELECT project_id, environment, service, began AS quarter, 1 AS sessions, 0 AS visitors FROM written WHERE hour > '-infinity'
       UNION ALL SELECT project_id, environment, service, began, 0, 1 FROM written WHERE hour = '-infinity'
       UNION ALL SELECT project_id, environment, service, after, 0, 1 FROM moved
       UNION ALL SELECT project_id, environment, service, before, 0, -1 FROM moved
     ), counted AS (
       SELECT project_id, environment, service, date_trunc('hour', quarter, 'UTC') AS hour,
              (extract(epoch FROM quarter)::bigint % 3600) / 900 AS at, sessions, visitors FROM placed
     )
     INSERT INTO analytics_hours AS h
            (organisation_id, project_id, environment, service, hour, sessions, visitors, session_quarters, visitor_quarters)
     SELECT o.organisation_id, c.project_id, c.environment, c.service, c.hour, sum(c.sessions), sum(c.visitors),
            ${quartersOf('sessions')}, ${quartersOf('visitors')}
       FROM counted c JOIN (SELECT DISTINCT organisation_id, project_id FROM given) o USING (project_id)
      GROUP BY 1, 2, 3, 4, 5 ORDER BY c.project_id, c.environment, c.hour, c.service
     ON CONFLICT (project_id, environment, hour, service) DO UPDATE SET
       sessions = h.sessions + EXCLUDED.sessions, visitors = h.visitors + EXCLUDED.visitors,
       session_quarters = ${addedQuarters('session_quarters', 'sessions')},
       visitor_quarters = ${addedQuarters('visitor_quarters', 'visitors')}`,
    [
      rows.map(({ organisationId }) => organisationId),
      rows.map(({ projectId }) => projectId),
      rows.map(({ environment }) => environment),
      rows.map(({ service }) => service),
      rows.map(({ session }) => session),
      rows.map(({ time }) => time),
      rows.map(({ now }) => now),
      rows.map(({ begins }) => begins),
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
