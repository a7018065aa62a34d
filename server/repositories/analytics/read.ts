import type { Pool } from 'pg';
import type { ServiceRow } from '@/contract/analytics/analytics';
import { offsetSpans, startOfDay } from '@/model/analytics/offsetSpans';

/** The part of the hours that a query is about. */
export interface HoursAsked {
  readonly projects: readonly VisitableProject[];
  readonly environments: readonly string[];
  /** Included as a whole. */
  readonly start: Date | null;
  readonly end: Date | null;
}

export interface VisitableProject {
  readonly id: number;
  readonly zone: string;
}

const HOURS = 24;
/** Nothing was counted before. */
const EARLIEST = new Date('2020-01-01T00:00:00Z');
const HOUR = 3_600_000;

const spanOf = ({ start, end }: HoursAsked, now: Date): { from: Date; to: Date } => ({
  from: start === null ? EARLIEST : new Date(Math.floor(start.getTime() / HOUR) * HOUR),
  to: end ?? new Date(now.getTime() + HOUR),
});

/** The locations of an organisation with their zones, or one of them; every location where there is no organisation. */
export async function listVisitableProjects(
  pool: Pool,
  organisationId: number | null,
  uuid: string | null,
): Promise<VisitableProject[]> {
  const { rows } = await pool.query<VisitableProject>(
    `SELECT id, COALESCE(settings->>'timezone', 'Europe/London') AS zone FROM projects
      WHERE ($1::int IS NULL OR organisation_id = $1) AND ($2::uuid IS NULL OR uuid = $2)`,
    [organisationId, uuid],
  );
  return rows;
}

/** Visits that began today and in the range by service, by name. */
export async function readServiceRows(pool: Pool, asked: HoursAsked, now: Date): Promise<ServiceRow[]> {
  const { from, to } = spanOf(asked, now);
  const days = new Map<string, Date>();
  const todayOf = (zone: string) => days.get(zone) ?? days.set(zone, startOfDay(zone, now)).get(zone) ?? now;
  const { rows } = await pool.query<ServiceRow>(
    `SELECT service, sum(today)::int AS today, sum(total)::int AS total
       FROM unnest($1::int[], $2::timestamptz[]) AS p (id, day)
       CROSS JOIN LATERAL (
         SELECT service, 0 AS today, sum(visitors) AS total FROM analytics_hours
          WHERE project_id = p.id AND environment = ANY ($3) AND hour >= $4 AND hour < $5 GROUP BY service
         UNION ALL
         SELECT service, sum(visitors), 0 FROM analytics_hours
          WHERE project_id = p.id AND environment = ANY ($3) AND hour >= date_trunc('hour', p.day, 'UTC') GROUP BY service
       ) h
      GROUP BY service ORDER BY service`,
    [asked.projects.map(({ id }) => id), asked.projects.map(({ zone }) => todayOf(zone)), asked.environments, from, to],
  );
  return rows;
}

/** Sessions by hour of the day in the zone of each location: 24 sums, also where clocks were changed. */
export async function readHoursOfDay(pool: Pool, asked: HoursAsked, now: Date): Promise<number[]> {
  const { from, to } = spanOf(asked, now);
  const zones = [...new Set(asked.projects.map(({ zone }) => zone))];
  const spans = zones.flatMap((zone) => offsetSpans(zone, from, to).map((span) => ({ zone, ...span })));
  const { rows } = await pool.query<{ at: number; sessions: number }>(
    `SELECT h.at, sum(h.sessions)::int AS sessions
       FROM unnest($1::int[], $2::text[]) AS p (id, zone)
       JOIN unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::int[]) AS z (zone, since, until, ahead)
         ON z.zone = p.zone
       CROSS JOIN LATERAL (
         SELECT mod(floor((extract(epoch FROM hour) + z.ahead) / 3600)::bigint, ${HOURS})::int AS at,
                sum(sessions) AS sessions
           FROM analytics_hours
          WHERE project_id = p.id AND environment = ANY ($7) AND hour >= z.since AND hour < z.until
          GROUP BY 1
       ) h
      GROUP BY h.at`,
    [
      asked.projects.map(({ id }) => id),
      asked.projects.map(({ zone }) => zone),
      spans.map(({ zone }) => zone),
      spans.map(({ from: since }) => since),
      spans.map(({ to: until }) => until),
      spans.map(({ offset }) => offset),
      asked.environments,
    ],
  );
  const sums = new Array<number>(HOURS).fill(0);
  for (const { at, sessions } of rows) sums[at] = sessions;
  return sums;
}

export interface Visitors {
  readonly label: string;
  readonly data: number;
}

/** Visitors of the locations with the most of them, or by service. */
export async function readVisitors(
  pool: Pool,
  asked: HoursAsked,
  { by, most, now }: { by: 'location' | 'service'; most: number; now: Date },
): Promise<Visitors[]> {
  const { from, to } = spanOf(asked, now);
  const { rows } = await pool.query<Visitors>(
    `SELECT ${by === 'location' ? 'p.name' : 'h.service'} AS label, sum(h.visitors)::int AS data
       FROM projects p
       CROSS JOIN LATERAL (
         SELECT service, sum(visitors) AS visitors FROM analytics_hours
          WHERE project_id = p.id AND environment = ANY ($2) AND hour >= $3 AND hour < $4 GROUP BY service
       ) h
      WHERE p.id = ANY ($1)
      GROUP BY ${by === 'location' ? 'p.id, p.name' : 'h.service'}
     HAVING sum(h.visitors) > 0
      ORDER BY data DESC, label LIMIT $5`,
    [asked.projects.map(({ id }) => id), asked.environments, from, to, most],
  );
  return rows;
}
