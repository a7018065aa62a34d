import type { PoolClient } from 'pg';
import { ANALYTICS_SERVICES, type AnalyticsService } from '@/model/analytics/services';
import { type HourRow, insertHours } from '../repositories/analytics/write';

const DAYS = 30;
const HOUR = 3_600_000;
const HOURS = 24;
/** Visits of an ordinary hour at noon. */
const BUSY: Readonly<Record<AnalyticsService, number>> = {
  'web-map-1': 9,
  'web-map-ui': 42,
  'web-directory': 17,
  mapapp: 28,
};
/** Shares of the live visits. */
const ENVIRONMENTS = [
  ['live', 1],
  ['stagging', 0.06],
  ['dev', 0.03],
] as const;
/** Percent of an ordinary hour from midnight on: most visits are around lunch and after work. */
const SHAPE = [1, 0, 0, 0, 0, 1, 4, 12, 30, 52, 70, 86, 100, 98, 82, 74, 78, 92, 96, 70, 44, 22, 9, 3];
const WEEKEND = 1.45;

/** A number from 0.8 to 1.2 that is the same for the same hour. */
function unevenness(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return 0.8 + (((mixed ^ (mixed >>> 12)) >>> 0) % 1000) / 2500;
}

/** The hours of a location for thirty days until now; each start at the same hour makes the same. */
function demoHours(location: number, now: Date): HourRow[] {
  const last = Math.floor(now.getTime() / HOUR);
  const size = 1 / (1 + location * 0.7);
  const rows: HourRow[] = [];
  for (let at = last - DAYS * HOURS + 1; at <= last; at += 1) {
    const hour = new Date(at * HOUR);
    const day = hour.getUTCDay() % 6 === 0 ? WEEKEND : 1;
    const shape = (SHAPE[hour.getUTCHours()] ?? 0) / 100;
    for (const [index, service] of ANALYTICS_SERVICES.entries())
      for (const [environment, share] of ENVIRONMENTS) {
        const even = BUSY[service] * size * day * shape * share;
        const visitors = Math.round(even * unevenness(at * 31 + index * 7 + location));
        // Some visits go on into the next hour.
        if (visitors > 0)
          rows.push({ environment, service, hour, visitors, sessions: visitors + Math.floor(visitors / 8) });
      }
  }
  return rows;
}

/** Thirty days of visits to each location of the demo. */
export async function seedAnalytics(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; organisationId: number }>(
    'SELECT id, organisation_id AS "organisationId" FROM projects ORDER BY id',
  );
  for (const [location, { id, organisationId }] of rows.entries())
    await insertHours(client, { organisationId, projectId: id }, demoHours(location, now));
}
