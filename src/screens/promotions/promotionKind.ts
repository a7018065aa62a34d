import {
  PROMOTION_PLACES,
  type Promotion,
  type PromotionKind,
  type PromotionPlaces,
  promotionFormRule,
  promotionSchema,
} from '@/contract/promotions/promotions';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
import { fromZone, inZone } from '@/model/content/hours/zonedDateTime';
import { placesOf } from './promotionFields';
import { daysText, type RepeatValues, repeatChoices, repeatRuleOf, repeatValues } from './repeatFields';
import { text } from './texts';

/** The values in the form of an event or offer. Times are in UTC, empty where there is none. */
export type PromotionValues = {
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly website: string;
  readonly start: string;
  readonly end: string;
  /** A day. */
  readonly showFrom: string;
  /** Null until it is chosen: of a new one, and where all of its places are gone. */
  readonly where: PromotionPlaces | null;
  /** Ids of destinations. */
  readonly destinations: readonly number[];
  /** Uuids of locations. */
  readonly projects: readonly string[];
} & RepeatValues;

/** The destinations that the form offers. */
export interface PromotionChoices {
  readonly destinations: readonly { readonly id: number; readonly name: string }[];
  readonly projects: readonly { readonly id: string; readonly name: string; readonly timeZone?: string | null }[];
}

export const PLACES: readonly { readonly id: PromotionPlaces; readonly name: string }[] = PROMOTION_PLACES.map(
  (id) => ({
    id,
    name: text(`where.${id}`),
  }),
);

const bodyOf = (values: PromotionValues) => ({
  name: values.name,
  short_desc: values.shortDescription,
  long_desc: values.longDescription,
  website: values.website,
  start: values.start,
  end: values.end === '' ? null : values.end,
  upcoming: values.showFrom === '' ? null : values.showFrom,
  repeats: repeatRuleOf(values),
  until: values.repeats === '' ? '' : values.until,
  times: values.repeats === '' ? '' : values.times,
  // The schema rejects a record without a choice.
  where: values.where as PromotionPlaces,
  everywhere: values.where === 'everywhere',
  destinations: values.where === 'destinations' ? values.destinations.map((id) => ({ id })) : [],
  projects: values.where === 'locations' ? values.projects.map((uuid) => ({ uuid })) : [],
});

const blank: PromotionValues = {
  name: '',
  shortDescription: '',
  longDescription: '',
  website: '',
  start: '',
  end: '',
  showFrom: '',
  ...repeatValues(null, 'UTC'),
  where: null,
  destinations: [],
  projects: [],
};

/** A new one begins with the day of a zone. */
export const blankAt = (now: Date, timeZone: string): PromotionValues => ({
  ...blank,
  start: fromZone(`${inZone(toUtcDateTime(now), timeZone).slice(0, 10)} 00:00:00`, timeZone),
});

const valuesOf = (record: Promotion): PromotionValues => ({
  name: record.name,
  shortDescription: record.short_desc,
  longDescription: record.long_desc,
  website: record.website,
  start: record.start,
  end: record.end ?? '',
  showFrom: record.upcoming ?? '',
  ...repeatValues(record.repeats, record.timezone ?? 'UTC'),
  where: placesOf(record),
  destinations: (record.destinations ?? []).map(({ id }) => id),
  projects: (record.projects ?? []).map(({ uuid }) => uuid),
});

const kindOf = (kind: PromotionKind) =>
  defineRecordKind<Promotion, PromotionValues, ReturnType<typeof bodyOf>, PromotionChoices>({
    one: text(`one.${kind}`),
    label: translate(`${kind}.label`),
    schema: promotionSchema,
    rule: promotionFormRule(kind),
    idOf: ({ uuid }) => uuid,
    blank,
    valuesOf,
    bodyOf,
    // One rule.
    together: [['repeats', 'days', 'until', 'times']],
    fields: {
      name: { label: text('name') },
      shortDescription: { label: text('shortDescription'), wire: 'short_desc' },
      longDescription: { label: text('longDescription'), wire: 'long_desc' },
      website: { label: text('website') },
      start: { label: text(`start.${kind}`) },
      end: { label: text(`end.${kind}`) },
      showFrom: { label: text('showFrom'), wire: 'upcoming' },
      repeats: {
        label: text('repeats'),
        words: (present) => repeatChoices('', present).find(({ id }) => id === present)?.name ?? '',
      },
      days: { label: text('days'), words: daysText },
      until: { label: text('until') },
      times: { label: text('times') },
      where: { label: text('where'), words: (where) => (where === null ? '' : text(`where.${where}`)) },
      projects: {
        label: text('locations'),
        words: (uuids, { projects }) =>
          uuids.map((uuid) => projects.find(({ id }) => id === uuid)?.name ?? '').join(', '),
      },
      destinations: {
        label: text('destinations'),
        words: (ids, { destinations }) =>
          ids.map((id) => destinations.find((one) => one.id === id)?.name ?? '').join(', '),
      },
    },
  });

export const PROMOTION_KINDS = { event: kindOf('event'), offer: kindOf('offer') } as const;
