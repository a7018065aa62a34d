import * as z from 'zod/mini';
import { isDate, isUtcDateTime } from '@/model/content/hours/utcDateTime';
import { PROMOTION_STATES } from '@/model/content/promotions/promotionState';
import { readRepeatRule, repeatProblem } from '@/model/content/promotions/repeatRule';
import { baseRevision, PICTURE_LIMIT, rowId, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { websiteRule } from '../organisations/organisations';
import { activeOrganisation, ownedRecord, withFeature } from '../policy';
import { recordEndpoints } from '../recordEndpoints';
import { repeatProblemText } from '../texts/repeatTexts';
import { translate } from '../texts/translate';

/** Events and offers have the same fields; `promotion` means either. */
export type PromotionKind = 'event' | 'offer';

/** `yyyy-MM-dd HH:mm:ss` in UTC */
const utcDateTime = z.string().check(z.refine(isUtcDateTime, translate('promotion.dateInvalid')));

export const promotionSchema = z.object({
  id: z.optional(z.int()),
  uuid,
  name: z.string(),
  short_desc: z.string(),
  long_desc: z.string(),
  website: z.string(),
  image: z.nullable(z.string()),
  start: z.string(),
  /** Null where it has no end. */
  end: z.nullable(z.string()),
  /** The day `yyyy-MM-dd` from which visitors see it; null from its start. */
  upcoming: z.nullable(z.string()),
  /** How it repeats: an RRULE without DTSTART, of which `start` and `end` are the first time. Null where it does not. */
  repeats: z.optional(z.nullable(z.string())),
  /** The zone by whose clock it repeats: that of the locations that show it, UTC where these have several. */
  timezone: z.optional(z.nullable(z.string())),
  /** Of what repeats, the time that is now, or else the next one, or else the last one. By the clock of the service. */
  next: z.optional(z.nullable(z.object({ start: z.string(), end: z.string() }))),
  organisation_id: z.optional(z.int()),
  /** By the clock of the service. */
  state: z.optional(z.enum(PROMOTION_STATES)),
  /** The destinations where it takes place. */
  destinations: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
  /** The locations in all of which it is shown, beside those with a place of it. */
  projects: z.optional(z.array(z.object({ uuid, name: z.string() }))),
  /** It is shown in every location of the organisation. */
  everywhere: z.optional(z.boolean()),
  /** How many rooms have it by themselves. Without these four it has no place: no visitor sees it. */
  rooms: z.optional(z.int()),
  revision: z.optional(z.int()),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** Longer than any rule that people type. */
const LONGEST_RULE = 200;
const isRepeatRule = (text: string): boolean => text.length <= LONGEST_RULE && readRepeatRule(text) !== null;

const fieldsOf = (kind: PromotionKind) => ({
  name: trimmedText(100, translate(`${kind}.nameMissing`), translate('promotion.nameLength')),
  short_desc: z._default(z.string().check(tidied(), z.maxLength(500)), ''),
  long_desc: z._default(z.string().check(tidied(), z.maxLength(5000)), ''),
  website: z._default(websiteRule, ''),
  end: z._default(z.nullable(utcDateTime), null),
  upcoming: z._default(z.nullable(z.string().check(z.refine(isDate, translate('promotion.dateInvalid')))), null),
  destinations: z._default(z.array(z.object({ id: rowId })).check(z.maxLength(500)), []),
  /** Absent, it stays as it is; of a new one there are none. */
  projects: z.optional(z.array(z.object({ uuid })).check(z.maxLength(500))),
  /** Absent, it stays as it is; a new one is not. */
  everywhere: z.optional(z.boolean()),
  /** Absent, it stays as it is; a new one does not repeat. */
  repeats: z.optional(z.nullable(z.string().check(z.refine(isRepeatRule, repeatProblemText('invalid'))))),
});

/** Where the form says that one is shown: `rooms` are chosen in the map editor. */
export const PROMOTION_PLACES = ['destinations', 'locations', 'everywhere', 'rooms'] as const;
export type PromotionPlaces = (typeof PROMOTION_PLACES)[number];

interface Times {
  readonly start?: string | undefined;
  readonly end: string | null;
  readonly upcoming: string | null;
  readonly repeats?: string | null | undefined;
}
const endsAfterStart = ({ start, end }: Times) => start === undefined || end === null || end > start;
const showsBeforeStart = ({ start, upcoming }: Times) =>
  start === undefined || upcoming === null || upcoming <= start.slice(0, 10);
const inOrder = <Fields extends Times>() =>
  [
    z.refine<Fields>(endsAfterStart, { error: translate('promotion.endEarly'), path: ['end'] }),
    z.refine<Fields>((times) => repeatProblem(times) !== 'endless', {
      error: repeatProblemText('endless'),
      path: ['end'],
    }),
    z.refine<Fields>((times) => repeatProblem(times) !== 'long', {
      error: repeatProblemText('long'),
      path: ['end'],
    }),
    z.refine<Fields>(showsBeforeStart, { error: translate('promotion.upcomingLate'), path: ['upcoming'] }),
  ] as const;

/** A body of the wire: without a start it starts today. */
const bodyRule = (kind: PromotionKind) =>
  z
    .object({ ...fieldsOf(kind), start: z.optional(utcDateTime), revision: baseRevision })
    .check(...inOrder<Times & { name: string }>());

const isBlankOr = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);
const isTimes = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);

interface Placed extends Times {
  readonly until: string;
  readonly times: string;
  readonly name: string;
  readonly where: PromotionPlaces;
  readonly destinations: readonly unknown[];
  readonly projects?: readonly unknown[] | undefined;
}

/** The required fields of the form: among them where it is shown, so that nobody shows it everywhere by silence. */
export const promotionFormRule = (kind: PromotionKind) =>
  z
    .object({
      ...fieldsOf(kind),
      start: utcDateTime,
      where: z.enum(PROMOTION_PLACES, { error: translate('promotion.whereMissing') }),
      /** The last day and the number of times, of which one may be typed; both are in `repeats`. */
      until: z.string().check(z.refine(isBlankOr(isDate), translate('promotion.dateInvalid'))),
      times: z.string().check(z.refine(isBlankOr(isTimes), repeatProblemText('times'))),
    })
    .check(
      ...inOrder<Placed>(),
      z.refine<Placed>(({ until, times }) => until === '' || times === '', {
        error: repeatProblemText('untilAndTimes'),
        path: ['times'],
      }),
      z.refine<Placed>(({ where, destinations }) => where !== 'destinations' || destinations.length > 0, {
        error: translate('promotion.destinationsMissing'),
        path: ['destinations'],
      }),
      z.refine<Placed>(({ where, projects }) => where !== 'locations' || (projects ?? []).length > 0, {
        error: translate('promotion.locationsMissing'),
        path: ['projects'],
      }),
    );

const callsOf = (kind: PromotionKind) => {
  const Name = kind === 'event' ? 'Event' : 'Offer';
  const feature = kind === 'event' ? 'events' : 'offers';
  const guarded = { answers: 'members-with-content', policy: withFeature(feature, ownedRecord(kind, 'uuid')) } as const;
  return {
    ...recordEndpoints({
      kind,
      many: feature,
      record: promotionSchema,
      rule: bodyRule(kind),
      features: [feature],
      answers: { read: 'members-with-content', write: 'members-with-content' },
      list: {
        summary: `The ${kind}s of an organisation, by their start.`,
        policy: withFeature(feature, activeOrganisation('uuid')),
      },
      create: {
        summary: `Creates an ${kind}. Times are yyyy-MM-dd HH:mm:ss in UTC. It repeats by an RRULE without DTSTART, such as FREQ=WEEKLY;BYDAY=TH;UNTIL=20271231: FREQ (DAILY to YEARLY), INTERVAL, BYDAY (of weeks, or one such as 2TU or -1FR of months), and UNTIL or COUNT.`,
      },
      update: { body: bodyRule(kind) },
      remove: { summary: `Deletes an ${kind} with its image.` },
    }),
    uploadImage: endpoint({
      name: `upload${Name}Image`,
      method: 'POST',
      path: `${kind}s/{uuid}/image`,
      summary: `Takes a PNG or JPEG as the image of an ${kind}. Its revision stays, so that a form of it can be saved.`,
      ...guarded,
      upload: { field: 'file', limit: PICTURE_LIMIT },
      data: promotionSchema,
    }),
    removeImage: endpoint({
      name: `remove${Name}Image`,
      method: 'DELETE',
      path: `${kind}s/{uuid}/image`,
      summary: `Removes the image of an ${kind}.`,
      ...guarded,
      data: promotionSchema,
      addition: true,
    }),
  };
};

export type PromotionCalls = ReturnType<typeof callsOf>;

/** The calls of both kinds. */
export const PROMOTION_CALLS: Readonly<Record<PromotionKind, PromotionCalls>> = {
  event: callsOf('event'),
  offer: callsOf('offer'),
};
