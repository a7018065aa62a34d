import {
  readProjectWebAnalytics,
  readTopTimes,
  readTopVisitors,
  readWebAnalytics,
} from '@/contract/analytics/analytics';
import { readProject } from '@/contract/locations/projectDetails';
import { type RangeEntry, rangeInUtc } from '@/model/analytics/dateRange';
import { call } from '../transport/http';

/** Milliseconds. */
const TIMEOUT = 15_000;

interface AnalyticsFilter {
  /** Uuid of a location; null for everything. */
  readonly project: string | null;
  readonly range: RangeEntry;
  readonly environments: readonly string[];
}

/**
 * The figures of a location, or of everything that the provider has. @param ownZone the zone of an entry where the
 * figures are of more than one location
 */
export async function fetchAnalytics(
  { project, range, environments }: AnalyticsFilter,
  ownZone: string,
  signal: AbortSignal,
) {
  const given = { signal, timeout: TIMEOUT };
  const zone =
    project === null
      ? null
      : ((await call(readProject, { params: { uuid: project }, ...given })).data.settings?.timezone ?? ownZone);
  const filter = { environments: environments.join(','), ...rangeInUtc(range, zone ?? ownZone) };
  const body = { ...filter, ...(project !== null && { project }) };
  const [services, hours, visitors] = await Promise.all([
    project === null
      ? call(readWebAnalytics, { query: filter, ...given })
      : call(readProjectWebAnalytics, { params: { projectUuid: project }, query: filter, ...given }),
    call(readTopTimes, { body, ...given }),
    call(readTopVisitors, { body, ...given }),
  ]);
  return { zone, services: services.data, hours: hours.data, visitors: visitors.data };
}
