import * as z from 'zod/mini';
import { followEachOther, MOST_PERIODS, MOST_SPECIAL_DAYS } from '@/model/content/hours/openingHours';
import { tidied } from '../common';
import { hoursText } from '../texts/hoursTexts';
import { translate } from '../texts/translate';

const invalid = translate('destination.hoursInvalid');
const periodSchema = z.object({ oh: z.string(), ch: z.string() });
const more = z.optional(z.array(periodSchema));
const daySchema = z.object({ text: z.string(), value: z.boolean(), oh: z.string(), ch: z.string(), more });
const specialSchema = z.object({
  /** `yyyy-MM-dd`. */
  date: z.string(),
  /** The last of several days. */
  until: z.optional(z.string()),
  name: z.string(),
  value: z.boolean(),
  oh: z.string(),
  ch: z.string(),
  more,
});

/** The hours of a week, and of days that are not like others. */
export const openingHoursSchema = z.object({
  mon: daySchema,
  tue: daySchema,
  wed: daySchema,
  thur: daySchema,
  fri: daySchema,
  sat: daySchema,
  sun: daySchema,
  special: z.optional(z.array(specialSchema)),
});

/** The hours of all seven days, and of special ones. */
export type Week = z.infer<typeof openingHoursSchema>;

const time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, invalid));
/** The end of a day may be written as 24:00, which is the midnight that the next one begins with. */
const end = z.pipe(
  z.string().check(z.regex(/^((([01]\d|2[0-3]):[0-5]\d)|24:00)?$/, invalid)),
  z.transform((ch: string) => (ch === '24:00' ? '00:00' : ch)),
);
const further = z.optional(
  z
    .array(z.object({ oh: time, ch: end }).check(z.refine(({ oh, ch }) => oh !== '' && ch !== '', invalid)))
    .check(z.maxLength(MOST_PERIODS - 1, hoursText('most'))),
);
const hasTimes = z.refine<{ value: boolean; oh: string; ch: string }>(
  ({ value, oh, ch }) => !value || (oh !== '' && ch !== ''),
  invalid,
);
const inOrder = z.refine<{ value: boolean; oh: string; ch: string; more?: { oh: string; ch: string }[] | undefined }>(
  followEachOther,
  hoursText('order'),
);

const dayRule = z
  .object({ text: z.string().check(z.maxLength(40)), value: z.boolean(), oh: time, ch: end, more: further })
  .check(hasTimes, inOrder);

const date = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, hoursText('date')));
const specialRule = z
  .object({
    date,
    until: z.optional(date),
    name: z.string().check(tidied(), z.maxLength(60)),
    value: z.boolean(),
    oh: time,
    ch: end,
    more: further,
  })
  .check(
    hasTimes,
    inOrder,
    z.refine(({ date: first, until }) => until === undefined || until >= first, {
      error: hoursText('until'),
      path: ['until'],
    }),
  );

/** Hours of a week; a day that is open has both times. */
export const openingHoursRule = z.object({
  mon: dayRule,
  tue: dayRule,
  wed: dayRule,
  thur: dayRule,
  fri: dayRule,
  sat: dayRule,
  sun: dayRule,
  special: z.optional(z.array(specialRule).check(z.maxLength(MOST_SPECIAL_DAYS, hoursText('most')))),
});
