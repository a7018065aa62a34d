import type { Row } from './RowList';

/** A list of a floor that can be searched. */
export interface FloorList {
  readonly rows: readonly Row[];
  /** Keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  /** Keys of rows with unsaved input; absent where a row has none. */
  readonly unsaved?: ReadonlySet<string>;
  /** Selects rows that follow each other; absent where one row is selected at a time. */
  readonly onRange?: (rows: readonly Row[]) => void;
  /** Shown where nothing is listed, by what is searched for. */
  readonly emptyText: (search: string) => string;
}
