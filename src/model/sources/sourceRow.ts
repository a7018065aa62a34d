import type { PlaceProblem, PlaceValues } from '../importing/places/placeFields';
import type { RowFault } from './rowFault';

export interface SourceRow {
  /** 1-based, in the source; the header of a CSV file is row 1. */
  readonly row: number;
  /** Unique within a reading. */
  readonly externalId: string;
  /** The mapped fields alone; a field that is empty in the source is empty here too. */
  readonly values: Partial<PlaceValues>;
  /** Hours that are no hours of a week, in the words of the source. */
  readonly unreadHours?: string;
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
  /** Why, for rows that can be read. */
  readonly code?: PlaceProblem['code'];
  /** The words of the source. */
  readonly value?: string;
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
