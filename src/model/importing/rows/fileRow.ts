import type { RowProblem } from './filePlan';

/** Why a row, or a value of it, is not imported as it is, whatever the table is of. */
type CommonCode =
  | 'name-missing'
  /** The cell holds the error of a formula. */
  | 'error-cell'
  | 'id-unknown'
  | 'name-ambiguous'
  | 'same-row'
  | 'invalid';

/** Why a row of a table with these fields is not imported as it is; `Code` are reasons of this kind of table alone. */
export interface FileProblem<Field extends string, Code extends string> extends RowProblem {
  readonly code: CommonCode | Code;
  readonly field: Field | null;
}

/** A row of a table, understood. Only fields that the row has are in its values. */
export interface FileRow<Values, Problem> {
  readonly row: number;
  /** Id in the source; empty where it has none. */
  readonly externalId: string;
  /** Id of the record itself, as an export has it. */
  readonly ownId: string;
  readonly values: Partial<Values>;
  readonly problems: readonly Problem[];
}
