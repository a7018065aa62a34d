import type { DateOrder } from '../dates/readMoment';
import type { FileProblem, FileRow } from '../rows/fileRow';

/** Fields that are days, which a file may write in two orders. */
export const DATE_FIELDS = ['start', 'end', 'show_from'] as const;
export type DateField = (typeof DATE_FIELDS)[number];
/** A day whose numbers are in this order: `start:dmy`. */
type OrderedField = `${DateField}:${DateOrder}`;

/** The fields of an event or offer that a column of a table may fill, in the order in which a person chooses. */
export const PROMOTION_FIELDS = [
  'name',
  'short_description',
  'long_description',
  'start',
  'start_time',
  'end',
  'end_time',
  'show_from',
  'repeats',
  'destinations',
  'locations',
  'everywhere',
  'website',
  'external_id',
  'own_id',
] as const;
export type PlainPromotionField = (typeof PROMOTION_FIELDS)[number];
export type PromotionField = PlainPromotionField | OrderedField;

const ORDERED = /^(start|end|show_from):(dmy|mdy)$/;

/** The order that a field has chosen; null where it has none. */
export const orderOf = (field: string): DateOrder | null => {
  const [, , order] = ORDERED.exec(field) ?? [];
  return order === 'dmy' || order === 'mdy' ? order : null;
};

/** The field without its order. */
export const plainField = (field: string): string => (orderOf(field) === null ? field : field.slice(0, -4));

export const isDateField = (field: string): field is DateField => DATE_FIELDS.some((one) => one === field);
export const isPromotionField = (field: string): field is PromotionField =>
  PROMOTION_FIELDS.some((one) => one === plainField(field));

/** The field of each column, by the name of the column. */
export type PromotionMapping = Readonly<Record<string, PromotionField>>;

/** An event or offer as a row of a file describes it: names of other records are as the file has them. */
export interface PromotionTexts {
  readonly name: string;
  readonly short_description: string;
  readonly long_description: string;
  readonly website: string;
  /** `yyyy-MM-dd HH:mm:ss` by the clock of its locations, or in UTC with a `Z` at its end. */
  readonly start: string;
  readonly end: string;
  /** `yyyy-MM-dd` */
  readonly show_from: string;
  /** An RRULE without DTSTART. */
  readonly repeats: string;
  readonly destinations: readonly string[];
  readonly locations: readonly string[];
  readonly everywhere: boolean;
}

/** Why a row, or a value of it, is not imported as it is. */
export type PromotionProblem = FileProblem<
  PlainPromotionField,
  | 'start-missing'
  | 'date-wrong'
  | 'time-wrong'
  | 'flag-wrong'
  | 'destination-unknown'
  | 'destination-ambiguous'
  | 'location-unknown'
  | 'location-ambiguous'
  | 'place-missing'
>;

export type PromotionRow = FileRow<PromotionTexts, PromotionProblem>;
