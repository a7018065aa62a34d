import type { DestinationValues } from './sourceRow';

/** The fields that a feed can fill, in the order of the form. The external id recognises a destination again. */
export const MAPPED_FIELDS = [
  'external_id',
  'name',
  'description',
  'categories',
  'tags',
  'main_destination',
  'review',
] as const satisfies readonly ('external_id' | keyof DestinationValues)[];
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** Field ← path in a JSON item or name of a CSV column. A field that is absent is left alone. */
export type Mapping = { readonly [Field in MappedField]?: string | undefined };

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

/** Why a document cannot be read at all, by a code that is stable between versions; it holds nothing of the document. */
export type FeedFault =
  | { readonly code: 'not-json' | 'root-is-no-list' | 'no-list' | 'bad-path' | 'bad-quotes' | 'no-header' }
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
