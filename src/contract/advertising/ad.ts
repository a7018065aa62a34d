import * as z from 'zod/mini';
import { isUtcDateTime } from '@/model/content/hours/utcDateTime';
import { locationText } from '../texts/locationTexts';
import { translate } from '../texts/translate';

/** The advertisement of a location's kiosks, and its times. */
export const adSchema = z.object({
  /** Addresses of uploaded pictures, for upright and for wide screens. */
  media_url: z.nullable(z.string()),
  media_url_landscape: z.nullable(z.string()),
  /** `yyyy-MM-dd HH:mm:ss` in UTC; null where it has no beginning, or no end. */
  starts_at: z.optional(z.nullable(z.string())),
  ends_at: z.optional(z.nullable(z.string())),
});

const media = z._default(z.nullable(z.string().check(z.maxLength(300))), null);
const moment = z._default(
  z.nullable(z.string().check(z.refine(isUtcDateTime, translate('promotion.dateInvalid')))),
  null,
);

/** The body of an advertisement; times that are absent are none. */
export const adRule = z
  .object({ media_url: media, media_url_landscape: media, starts_at: moment, ends_at: moment })
  .check(
    z.refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || ends_at > starts_at, {
      error: locationText('adEndsEarly'),
      path: ['ends_at'],
    }),
  );
