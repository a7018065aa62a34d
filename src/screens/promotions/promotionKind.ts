import {
  type Promotion,
  type PromotionKind,
  promotionFormRule,
  promotionSchema,
} from '@/contract/promotions/promotions';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
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
  /** Ids of destinations. */
  readonly destinations: readonly number[];
};

/** The destinations that the form offers. */
export interface PromotionChoices {
  readonly destinations: readonly { readonly id: number; readonly name: string }[];
}

const bodyOf = (values: PromotionValues) => ({
  name: values.name,
  short_desc: values.shortDescription,
  long_desc: values.longDescription,
  website: values.website,
  start: values.start,
  end: values.end === '' ? null : values.end,
  upcoming: values.showFrom === '' ? null : values.showFrom,
  destinations: values.destinations.map((id) => ({ id })),
});

const blank: PromotionValues = {
  name: '',
  shortDescription: '',
  longDescription: '',
  website: '',
  start: '',
  end: '',
  showFrom: '',
  destinations: [],
};

/** A new one begins with the day. */
export const blankAt = (now: Date): PromotionValues => ({
  ...blank,
  start: `${toUtcDateTime(now).slice(0, 10)} 00:00:00`,
});

const valuesOf = (record: Promotion): PromotionValues => ({
  name: record.name,
  shortDescription: record.short_desc,
  longDescription: record.long_desc,
  website: record.website,
  start: record.start,
  end: record.end ?? '',
  showFrom: record.upcoming ?? '',
  destinations: (record.destinations ?? []).map(({ id }) => id),
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
    fields: {
      name: { label: text('name') },
      shortDescription: { label: text('shortDescription'), wire: 'short_desc' },
      longDescription: { label: text('longDescription'), wire: 'long_desc' },
      website: { label: text('website') },
      start: { label: text(`start.${kind}`) },
      end: { label: text(`end.${kind}`) },
      showFrom: { label: text('showFrom'), wire: 'upcoming' },
      destinations: {
        label: text('destinations'),
        words: (ids, { destinations }) =>
          ids.map((id) => destinations.find((one) => one.id === id)?.name ?? '').join(', '),
      },
    },
  });

export const PROMOTION_KINDS = { event: kindOf('event'), offer: kindOf('offer') } as const;
