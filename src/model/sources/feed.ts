import type { PlainPlaceField } from '../importing/places/placeFields';

/** The fields that a feed can fill: those of a file, except for the id in Atrium and translations. The external id recognises a destination again. */
export type MappedField = Exclude<PlainPlaceField, 'own_id'>;
/** Written out: the pages that only check a feed do without the rules of files. */
export const MAPPED_FIELDS = [
  'external_id',
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
  'mon',
  'tue',
  'wed',
  'thur',
  'fri',
  'sat',
  'sun',
  'note',
  'review',
  'main_destination',
] as const satisfies readonly MappedField[];

/** Field ← path in a JSON item or name of a CSV column. A field that is absent is left alone. */
export type Mapping = { readonly [Field in MappedField]?: string };

/** How the items of a JSON document become rows. */
export interface JsonFeed {
  /** Path to the list; empty where the document is the list itself. */
  readonly items_path: string;
  readonly mapping: Mapping;
  /** Tags that every destination of the feed has, beside those of its row. */
  readonly tags: readonly string[];
}

/** How the lines of a CSV file become rows. */
export interface CsvFeed {
  readonly delimiter: string;
  /** Lines before the header. */
  readonly skip_lines: number;
  readonly mapping: Mapping;
  readonly tags: readonly string[];
}

/** Rows of one feed. */
export const MOST_SOURCE_ROWS = 50_000;
/** Cells of a CSV file, or values, lists and objects of a JSON document: each costs memory and time. */
export const MOST_SOURCE_VALUES = 2_000_000;

/** Why a document cannot be read at all, by a code that is stable between versions; it holds nothing of the document. */
export type FeedFault =
  | {
      readonly code:
        | 'not-json'
        /** It is no feed at all, but a page for people or a file of a spreadsheet. */
        | 'web-page'
        | 'workbook'
        | 'not-utf8'
        | 'not-text'
        | 'too-complex'
        | 'root-is-no-list'
        | 'no-list'
        | 'bad-path'
        | 'bad-quotes'
        | 'no-header';
    }
  | { readonly code: 'no-column' | 'no-path'; readonly field: MappedField }
  | { readonly code: 'too-many'; readonly most: number };

/** Its message is for developers. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly fault: FeedFault;

  constructor(fault: FeedFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}
