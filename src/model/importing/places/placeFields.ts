import { WEEKDAYS } from '../../content/hours/weekdays';
import type { WholeWeek } from '../hours/readHours';
import type { FileProblem, FileRow } from '../rows/fileRow';
import { isTranslatedField, type PlaceTranslations, type TranslatedPlaceField } from './translatedFields';

/** Texts of a place that are values of additional data, with the id of their type. */
export const DATA_FIELDS = {
  website: 1,
  phone: 2,
  email: 3,
  booking: 4,
  social: 5,
  note: 8,
  unit: 9,
  address: 10,
} as const;
export type DataField = keyof typeof DATA_FIELDS;

/** The fields that a column of a table may fill, in the order in which a person chooses. */
export const PLACE_FIELDS = [
  'name',
  'description',
  'categories',
  'tags',
  'unit',
  'address',
  'phone',
  'website',
  'email',
  'booking',
  'social',
  'logo',
  'opening_hours',
  ...WEEKDAYS,
  'note',
  'review',
  'main_destination',
  'external_id',
  'own_id',
] as const;
export type PlainPlaceField = (typeof PLACE_FIELDS)[number];
/** A field, or the name or the description in another language. */
export type PlaceField = PlainPlaceField | TranslatedPlaceField;

export const isPlaceField = (field: string): field is PlaceField =>
  PLACE_FIELDS.some((one) => one === field) || isTranslatedField(field);

/** The field of each column, by the name of the column; a column that is not imported has none. */
export type PlaceMapping = Readonly<Record<string, PlaceField>>;

/** A place as a table or a feed describes it: names of other records are as the source has them. */
export interface PlaceValues extends Readonly<Record<DataField, string>> {
  readonly name: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Id of the main place in the same source, or its name; empty for none. */
  readonly main_destination: string;
  /** The address of a picture: of a row the one that it is fetched from, of a place the one in Atrium; empty for none. */
  readonly logo: string;
  /** Stars: 0 for none, up to 5 in halves. */
  readonly review: number;
  readonly opening_hours: WholeWeek | null;
  /** Of the name and the description, by their fields: `name:de`. */
  readonly translations: PlaceTranslations;
}

/** The fields of some values, each translation for itself. */
export const fieldsOfValues = ({ translations = {}, ...values }: Partial<PlaceValues>): readonly string[] => [
  ...Object.keys(values),
  ...Object.keys(translations),
];

/** Why a row, or a value of it, is not imported as it is. */
export type PlaceProblem = FileProblem<
  PlaceField,
  'category-unknown' | 'review-wrong' | 'logo-wrong' | 'main-unknown' | 'main-is-sub' | 'has-subs' | 'own-main' | 'gone'
>;

/** A row of a table of places. */
export interface PlaceRow extends FileRow<PlaceValues, PlaceProblem> {
  /** Hours that are no hours of a week, in the words of the source: they are kept as a note. */
  readonly unreadHours: string;
}
