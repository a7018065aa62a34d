import type { Pool } from 'pg';
import type { ServiceRow } from '@/contract/analytics/analytics';
import { splitAtMonths } from '@/model/analytics/months';
import { type OffsetSpan, offsetSpans, startOfDay } from '@/model/analytics/offsetSpans';
import { splitAtHours } from '@/model/analytics/quarters';
import { readSummedUntil } from './months';

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
  from: start ?? EARLIEST,
  to: end ?? new Date(Math.ceil(now.getTime() / HOUR) * HOUR + HOUR),
});

/** A time that a sum is about, of the locations of a zone. */
interface ZoneSpan extends OffsetSpan {
  readonly zone: string;
  /** Which sum it belongs to. */
  readonly isToday: boolean;
}

/** The visits of a range, and those since midnight of the location. */
function visitorSpans(asked: HoursAsked, now: Date, withToday: boolean): ZoneSpan[] {
  const { from, to } = spanOf(asked, now);
  const span = (zone: string, isToday: boolean, start: Date, end: Date): ZoneSpan[] =>
    start < end ? [{ zone, isToday, from: start.toISOString(), to: end.toISOString(), offset: 0 }] : [];
  const ahead = new Date(now.getTime() + 2 * HOUR);
  return [...new Set(asked.projects.map(({ zone }) => zone))].flatMap((zone) => [
    ...span(zone, false, from, to),
    ...(withToday ? span(zone, true, startOfDay(zone, now), ahead) : []),
  ]);
}

/**
 * The parts of a query that sums a column over spans: `whole` with `inSpan` reads whole hours from the index alone, `months`
 * with `inMonths` the sums of whole months, `parts` the quarters of the hours at the ends of a range, or of every hour of a
 * zone whose hours are not those of UTC. Their parameters are those of `parametersOf`.
 */
const sumsOf = (column: 'visitors' | 'sessions') => {
  const quarters = `${column.slice(0, -1)}_quarters`;
  const spans = (first: number) =>
    `unnest(${['text', 'timestamptz', 'timestamptz', 'int', 'bool'].map((type, at) => `$${first + at}::${type}[]`).join(', ')}) AS z (zone, since, until, ahead, is_today) ON z.zone = p.zone`;
  const locations = 'unnest($1::int[], $2::text[]) AS p (id, zone)';
  return {
    whole: `${locations} JOIN ${spans(4)}`,
    inSpan: 'project_id = p.id AND environment = ANY ($3) AND hour >= z.since AND hour < z.until',
    months: `${locations} JOIN ${spans(14)}`,
    inMonths: 'm.project_id = p.id AND m.environment = ANY ($3) AND m.month >= z.since AND m.month < z.until',
    parts: `${locations} JOIN ${spans(9)}
       CROSS JOIN LATERAL (
         SELECT h.service, h.hour + (q.at - 1) * interval '15 minutes' AS since, q.amount
           FROM analytics_hours h
           CROSS JOIN LATERAL unnest(COALESCE(h.${quarters}, ARRAY[h.${column}, 0, 0, 0])) WITH ORDINALITY AS q (amount, at)
          WHERE h.project_id = p.id AND h.environment = ANY ($3) AND h.hour > z.since - interval '1 hour' AND h.hour < z.until
            AND q.amount <> 0
       ) h
      WHERE h.since >= z.since AND h.since < z.until`,
  };
};
const VISITORS = sumsOf('visitors');
const SESSIONS = sumsOf('sessions');

/** Ids and zones of the locations, environments, then the spans of hours by column, of quarters, and of months. */
async function parametersOf(pool: Pool, asked: HoursAsked, spans: readonly ZoneSpan[]): Promise<unknown[]> {
  const { whole, quarters } = splitAtHours(spans);
  const { hours, months } = splitAtMonths(whole, await readSummedUntil(pool));
  const columns = (some: readonly ZoneSpan[]) => [
    some.map(({ zone }) => zone),
    some.map(({ from }) => from),
    some.map(({ to }) => to),
    some.map(({ offset }) => offset),
    some.map(({ isToday }) => isToday),
  ];
  return [
    asked.projects.map(({ id }) => id),
    asked.projects.map(({ zone }) => zone),
    asked.environments,
    ...columns(hours),
    ...columns(quarters),
    ...columns(months),
  ];
}

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
  const { rows } = await pool.query<ServiceRow>(
    `SELECT service, COALESCE(sum(amount) FILTER (WHERE is_today), 0)::int AS today,
            COALESCE(sum(amount) FILTER (WHERE NOT is_today), 0)::int AS total
       FROM (
         SELECT h.service, z.is_today, h.amount FROM ${VISITORS.whole}
          CROSS JOIN LATERAL (
            SELECT service, sum(visitors) AS amount FROM analytics_hours WHERE ${VISITORS.inSpan} GROUP BY service
          ) h
         UNION ALL
         SELECT m.service, z.is_today, m.visitors FROM ${VISITORS.months} JOIN analytics_months m ON ${VISITORS.inMonths}
         UNION ALL SELECT h.service, z.is_today, h.amount FROM ${VISITORS.parts}
       ) counted
      GROUP BY service HAVING sum(abs(amount)) > 0 ORDER BY service`,
    await parametersOf(pool, asked, visitorSpans(asked, now, true)),
  );
  return rows;
}

/** Sessions by hour of the day in the zone of each location: 24 sums, also where clocks were changed. */
export async function readHoursOfDay(pool: Pool, asked: HoursAsked, now: Date): Promise<number[]> {
  const { from, to } = spanOf(asked, now);
  const zones = [...new Set(asked.projects.map(({ zone }) => zone))];
  const spans = zones.flatMap((zone) => offsetSpans(zone, from, to).map((span) => ({ zone, isToday: false, ...span })));
  const hourOf = (moment: string) =>
    `mod(floor((extract(epoch FROM ${moment}) + z.ahead) / 3600)::bigint, ${HOURS})::int`;
  const { rows } = await pool.query<{ at: number; sessions: number }>(
    `SELECT at, sum(amount)::int AS sessions
       FROM (
         SELECT h.at, h.amount FROM ${SESSIONS.whole}
          CROSS JOIN LATERAL (
            SELECT ${hourOf('hour')} AS at, sum(sessions) AS amount FROM analytics_hours WHERE ${SESSIONS.inSpan} GROUP BY 1
          ) h
         UNION ALL
         SELECT mod(h.at::int - 1 + z.ahead / 3600 + ${HOURS}, ${HOURS}), h.amount
           FROM ${SESSIONS.months} JOIN analytics_months m ON ${SESSIONS.inMonths}
          CROSS JOIN LATERAL unnest(m.sessions) WITH ORDINALITY AS h (amount, at)
         UNION ALL SELECT ${hourOf('h.since')}, h.amount FROM ${SESSIONS.parts}
       ) counted
      GROUP BY at`,
    await parametersOf(pool, asked, spans),
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
  const label = by === 'location' ? 'p.name' : 'c.service';
  const { rows } = await pool.query<Visitors>(
    `SELECT ${label} AS label, sum(c.amount)::int AS data
       FROM (
         SELECT p.id, h.service, h.amount FROM ${VISITORS.whole}
          CROSS JOIN LATERAL (
            SELECT service, sum(visitors) AS amount FROM analytics_hours WHERE ${VISITORS.inSpan} GROUP BY service
          ) h
         UNION ALL
         SELECT p.id, m.service, m.visitors FROM ${VISITORS.months} JOIN analytics_months m ON ${VISITORS.inMonths}
         UNION ALL SELECT p.id, h.service, h.amount FROM ${VISITORS.parts}
       ) c JOIN projects p ON p.id = c.id
      GROUP BY ${by === 'location' ? 'p.id, p.name' : 'c.service'}
     HAVING sum(c.amount) > 0
      ORDER BY data DESC, label LIMIT $19`,
    [...(await parametersOf(pool, asked, visitorSpans(asked, now, false))), most],
  );
  return rows;
}
