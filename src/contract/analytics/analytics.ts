import * as z from 'zod/mini';
import { ANALYTICS_ENVIRONMENTS, ANALYTICS_SERVICES, parseEnvironments } from '@/model/analytics/services';
import { isUtcDateTime } from '@/model/content/hours/utcDateTime';
import { moment, uuid } from '../common';
import { endpoint } from '../endpoint';
import { anyone, ownedRecord, signedIn, staff, withFeature } from '../policy';

/** Events that one request may have. */
export const MOST_VISIT_EVENTS = 100;

const dateTime = z.string().check(z.maxLength(19), z.refine(isUtcDateTime));
const filter = {
  /** Comma-separated; “live” where it is absent. Others are for provider staff. */
  environments: z.optional(
    z.string().check(
      z.maxLength(50),
      z.refine((text) => parseEnvironments(text) !== null),
    ),
  ),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. Quarters of an hour that began before are left out, except for the one that it is in. */
  start: z.optional(dateTime),
  /** The same; quarters that begin then or later are left out. */
  end: z.optional(dateTime),
};
const isRange = z.refine<{ start?: string | undefined; end?: string | undefined }>(
  ({ start, end }) => start === undefined || end === undefined || start < end,
  { path: ['end'] },
);
const filterQuery = z.object(filter).check(isRange);
const filterBody = z
  .object({
    ...filter,
    /** The location; without it everything that the provider has. */
    project: z.optional(uuid),
  })
  .check(isRange);

const serviceRow = z.object({
  service: z.string(),
  /** Visits that began today, in the zone of their location. */
  today: z.int(),
  /** Visits that began in the range. */
  total: z.int(),
});
export type ServiceRow = z.infer<typeof serviceRow>;

const topRow = z.object({ label: z.string(), data: z.int(), backgroundColor: z.string() });
export type TopVisitorsRow = z.infer<typeof topRow>;

export const readTopTimes = endpoint({
  name: 'readTopTimes',
  method: 'POST',
  path: 'analytics/top_times',
  summary: 'Sessions by hour of the day, 00:00 to 23:00 in the zone of each location.',
  policy: withFeature('web-analytics', signedIn),
  answers: 'analytics-readers',
  body: filterBody,
  data: z.array(z.int()),
});

export const readTopVisitors = endpoint({
  name: 'readTopVisitors',
  method: 'POST',
  path: 'analytics/top_visitors',
  summary: 'Visitors of the ten most visited locations, or of one location by service.',
  policy: withFeature('web-analytics', signedIn),
  answers: 'analytics-readers',
  body: filterBody,
  data: z.array(topRow),
});

export const readWebAnalytics = endpoint({
  name: 'readWebAnalytics',
  method: 'GET',
  path: 'analytics/web/basic',
  summary: 'Visits by service, of every location of the provider.',
  policy: staff,
  answers: 'staff',
  query: filterQuery,
  data: z.array(serviceRow),
});

export const readProjectWebAnalytics = endpoint({
  name: 'readProjectWebAnalytics',
  method: 'GET',
  path: 'analytics/web/{projectUuid}/basic',
  summary: 'Visits by service, of one location.',
  policy: withFeature('web-analytics', ownedRecord('project', 'projectUuid')),
  answers: 'members-without-customers',
  query: filterQuery,
  data: z.array(serviceRow),
});

/** Nothing in it is about a person: the session id is random and lives for one visit. */
const visitEvent = z.object({
  service: z.enum(ANALYTICS_SERVICES),
  environment: z.enum(ANALYTICS_ENVIRONMENTS),
  /** One of more than a day ago is skipped. One in the future counts as now. */
  time: moment,
  session: uuid,
});
export type VisitEvent = z.infer<typeof visitEvent>;

export const countVisits = endpoint({
  name: 'countVisits',
  method: 'POST',
  path: 'analytics/events',
  summary: 'Takes the events of visits from a page that shows a location.',
  policy: anyone,
  answers: 'everyone',
  body: z.object({
    location: uuid,
    access_key: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Of the embedded map: the origin of the page that embeds it. */
    embedder: z.optional(z.string().check(z.maxLength(300))),
    events: z.array(visitEvent).check(z.minLength(1), z.maxLength(MOST_VISIT_EVENTS)),
  }),
  /** An event that is more than a day old is skipped, and the others are taken. */
  data: z.object({ taken: z.int(), skipped: z.int() }),
  plainText: true,
  addition: true,
});

export const readVisitKey = endpoint({
  name: 'readVisitKey',
  method: 'GET',
  path: 'preview/{id}/visit-key',
  summary:
    'The access key with which the preview counts its visits; null where no key of the location allows this service, and to others before the location is published.',
  policy: anyone,
  answers: 'everyone-about-one',
  data: z.object({ access_key: z.nullable(z.string()) }),
  addition: true,
});
