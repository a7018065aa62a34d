import type { RowFault } from './rowFault';

/** A destination in a source. Names of other records are as the source has them; nothing is looked up yet. */
export interface DestinationValues {
  readonly name: string;
  readonly description: string;
  /** Names of categories, in the order of the source. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** External id of the main destination in the same source; empty for none. */
  readonly main_destination: string;
  /** Stars: 0 for none, up to 5 in halves. */
  readonly review: number;
}

export interface SourceRow {
  /** 1-based, in the source; the header of a CSV file is row 1. */
  readonly row: number;
  /** Unique within a reading. */
  readonly externalId: string;
  /** The mapped fields alone; a field that is empty in the source is empty here too. */
  readonly values: Partial<DestinationValues>;
}

/** A row that cannot be used; it is in no `rows`, and the others stay. */
interface WrongRow {
  readonly row: number;
  /** The field of the mapping, null where the row as a whole is wrong. */
  readonly field: string | null;
  /** Present where it is known: a wrong row is still in the source, so its destination is not deleted. */
  readonly externalId?: string;
}

export interface UnreadRow extends WrongRow {
  readonly fault: RowFault;
}

export interface RowError extends WrongRow {
  readonly message: string;
}

/** The result of parsing a feed. */
export interface FeedReading {
  readonly rows: readonly SourceRow[];
  readonly errors: readonly UnreadRow[];
}

/** The same with words. */
export interface SourceReading {
  readonly rows: readonly SourceRow[];
  readonly errors: readonly RowError[];
}
