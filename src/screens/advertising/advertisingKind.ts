import { adRule } from '@/contract/advertising/ad';
import { type AdvertisedLocation, advertisedLocationSchema } from '@/contract/advertising/advertising';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** The values in the form of an advertisement. Times are in UTC, empty where there is none. */
export type AdvertisingValues = {
  readonly portrait: string | null;
  readonly landscape: string | null;
  readonly from: string;
  readonly until: string;
};

const bodyOf = ({ portrait, landscape, from, until }: AdvertisingValues) => ({
  media_url: portrait,
  media_url_landscape: landscape,
  starts_at: from === '' ? null : from,
  ends_at: until === '' ? null : until,
});

export const advertisingKind = defineRecordKind<AdvertisedLocation, AdvertisingValues, ReturnType<typeof bodyOf>>({
  one: text('one'),
  label: translate('location.label'),
  schema: advertisedLocationSchema,
  rule: adRule,
  blank: { portrait: null, landscape: null, from: '', until: '' },
  valuesOf: ({ ad }) => ({
    portrait: ad?.media_url ?? null,
    landscape: ad?.media_url_landscape ?? null,
    from: ad?.starts_at ?? '',
    until: ad?.ends_at ?? '',
  }),
  bodyOf,
  idOf: ({ uuid }) => uuid,
  // The advertisement of a location is emptied, never deleted.
  confirmations: 0,
  fields: {
    portrait: { label: text('portrait'), wire: 'media_url', words: (address) => address ?? '' },
    landscape: { label: text('landscape'), wire: 'media_url_landscape', words: (address) => address ?? '' },
    from: { label: text('from'), wire: 'starts_at' },
    until: { label: text('until'), wire: 'ends_at' },
  },
});
