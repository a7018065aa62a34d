import type { Pool } from 'pg';
import {
  countVisits,
  readProjectWebAnalytics,
  readTopTimes,
  readTopVisitors,
  readVisitKey,
  readWebAnalytics,
} from '@/contract/analytics/analytics';
import { allowsOrigin } from '@/model/access/domainPattern';
import { isProvider } from '@/model/access/provider';
import { DEFAULT_ENVIRONMENTS, parseEnvironments, serviceName } from '@/model/analytics/services';
import { toInstant } from '@/model/content/hours/utcDateTime';
import { isUuid } from '@/model/content/isUuid';
import { createVisitIntake, type VisitIntake } from '../../analytics/visitIntake';
import { createVisitLimits } from '../../analytics/visitLimits';
import { NotFoundError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { implement, implementForAnyone } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  type HoursAsked,
  listVisitableProjects,
  readHoursOfDay,
  readServiceRows,
  readVisitors,
} from '../../repositories/analytics/read';
import { asksForKey, listVisitKeys } from '../../repositories/locations/accessKeys';
import { findProjectId } from '../../repositories/locations/read';
import { findPublishedKey } from '../../repositories/publishing/publications';
import { serviceText } from '../../texts';
import { assertOrigin, findAccessKey, usedFrom } from '../locations/assertAccessKey';
import { subnetOf } from '../organisations/subnetOf';

const MINUTE_SECONDS = 60;
const DAY = 86_400_000;
const MOST_LOCATIONS = 10;
/** Distinguishable by people who see few colours, and dark enough on white. */
const COLOURS = [
  '#0b6e6e',
  '#c2410c',
  '#1d4ed8',
  '#7e22ce',
  '#a16207',
  '#be185d',
  '#15803d',
  '#475569',
  '#0e7490',
  '#9f1239',
];

interface Filter {
  readonly environments?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export const analyticsRoutes = (publicUrl: string, pool: Pool) => {
  const intake = createVisitIntake(pool, MINUTE_SECONDS);
  return [...figureRoutes, ...intakeRoutes(publicUrl, intake)];
};

const figureRoutes = [
  implement(readTopTimes, async ({ principal, read, now, body: { project, ...filter } }) => ({
    data: await readHoursOfDay(read, await askedOf(principal, read, project ?? null, filter), now),
  })),

  implement(readTopVisitors, async ({ principal, read, now, body: { project, ...filter } }) => {
    const by = project === undefined ? 'location' : 'service';
    const asked = await askedOf(principal, read, project ?? null, filter);
    const rows = await readVisitors(read, asked, { by, most: MOST_LOCATIONS, now });
    return {
      data: rows.map(({ label, data }, at) => ({
        label: by === 'service' ? serviceName(label) : label,
        data,
        backgroundColor: COLOURS[at % COLOURS.length] ?? '',
      })),
    };
  }),

  implement(readWebAnalytics, async ({ principal, read, now, query }) => ({
    data: await readServiceRows(read, await askedOf(principal, read, null, query), now),
  })),

  implement(readProjectWebAnalytics, async ({ principal, read, now, params, query }) => ({
    data: await readServiceRows(read, await askedOf(principal, read, params.projectUuid, query), now),
  })),
];

const intakeRoutes = (publicUrl: string, intake: VisitIntake, limits = createVisitLimits(intake)) => [
  {
    ...implementForAnyone(countVisits, async (tools) => {
      const { read, now, address, body } = tools;
      const count = body.events.length;
      assertNoWait(limits.ofCaller(subnetOf(address), { requests: 0, events: count }, now));
      const key = await findAccessKey(read, body.location, body.access_key);
      // A page outside of the domains of the key does not count towards its limit, which is that of the real visitors.
      if (allowsOrigin(key.domains, usedFrom(tools, body.embedder)))
        assertNoWait(await limits.ofLocation(key, count, now));
      await assertOrigin(key, tools, body.embedder);
      // A slow clock of one event, or of one that waited, is no reason to lose the others.
      const events = body.events.filter(({ time }) => Date.parse(time) >= now.getTime() - DAY);
      if (events.length > 0) await intake.add({ location: key, events, now });
      return { data: { taken: events.length, skipped: count - events.length } };
    }),
    // Any request counts, also one whose body is rejected.
    admit: (address: string, now: Date) =>
      assertNoWait(limits.ofCaller(subnetOf(address), { requests: 1, events: 0 }, now)),
  },

  implementForAnyone(readVisitKey, async ({ principal, read, isOwnPage, params: { id } }) => {
    const keys = orNotFound(isUuid(id) ? await listVisitKeys(read, id) : null);
    const isMember = principal !== null && (await findProjectId(read, principal.organisation.id, id)) !== null;
    // The key of a location that nobody may see yet is not handed out.
    if (!isMember && (await findPublishedKey(read, id)) === null) return { data: { access_key: null } };
    // Where apps need a key, it is for the pages of this service alone.
    if (!isMember && !isOwnPage && (await asksForKey(read, id))) return { data: { access_key: null } };
    const allowed = keys.find(({ domains }) => allowsOrigin(domains, new URL(publicUrl).origin));
    return { data: { access_key: allowed?.key ?? null } };
  }),
];

/** @throws HttpError 429 */
function assertNoWait(seconds: number): void {
  if (seconds > 0)
    throw new HttpError(429, 'slow-down', serviceText('analytics.slowDown', { count: seconds }), {
      retryAfter: seconds,
    });
}

/**
 * The hours that somebody may ask for: those of one location of the active organisation, or, for the provider, of every
 * location. Organisations with customers have none of their own.
 */
async function askedOf(principal: Principal, read: Pool, project: string | null, filter: Filter): Promise<HoursAsked> {
  const { organisation, staff } = principal;
  const isForProvider = staff && isProvider(organisation);
  const environments = filter.environments === undefined ? null : parseEnvironments(filter.environments);
  if (!staff && environments?.some((one) => !DEFAULT_ENVIRONMENTS.includes(one)))
    throw new HttpError(403, 'forbidden', serviceText('analytics.environment'));
  if (project === null ? !isForProvider && !organisation.reseller : !isUuid(project)) throw new NotFoundError();
  const isEverything = project === null && isForProvider;
  const projects = await listVisitableProjects(read, isEverything ? null : organisation.id, project);
  if (project !== null && projects.length === 0) throw new NotFoundError();
  if (organisation.reseller && !isForProvider) throw new HttpError(403, 'forbidden', serviceText('analytics.reseller'));
  return {
    projects,
    environments: environments ?? DEFAULT_ENVIRONMENTS,
    start: dateOf(filter.start),
    end: dateOf(filter.end),
  };
}

const dateOf = (moment: string | undefined): Date | null => (moment === undefined ? null : new Date(toInstant(moment)));
