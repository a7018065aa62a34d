/** Why a row of a file, or a value of it, is not imported as it is. */
export interface RowProblem {
  readonly code: string;
  readonly field: string | null;
  /** The words of the file, or the number of the other row that says the same. */
  readonly value: string;
  /** The whole text of the cell, where the value is a part of it. */
  readonly cell?: string | undefined;
  /** The reason, in words, where a rule gives one. */
  readonly reason?: string | undefined;
}

/** The effect of a row on its record. */
export interface PlannedRow {
  readonly row: number;
  readonly name: string;
  readonly kind: 'add' | 'change' | 'same' | 'refused';
  /** The fields that differ. */
  readonly fields: readonly string[];
  readonly problems: readonly RowProblem[];
  /** Why values are left out of a row that is imported all the same. */
  readonly warnings: readonly RowProblem[];
  /** Opening hours that are kept as a note. */
  readonly unreadHours: string;
}

/** The effects of a file on the records of an organisation. */
export interface FilePlan {
  /** In the order of the file. */
  readonly rows: readonly PlannedRow[];
  /** Categories that are to be created, each once, with how many rows have it. */
  readonly newCategories: readonly { readonly name: string; readonly count: number }[];
}

/** The field of each column, by the name of the column; a column that is not imported has none. */
export type FileMapping = Readonly<Record<string, string>>;
