import type { ImportCalls } from '@/api/fileImports/fileImports';
import type { RowProblem } from '@/model/importing/rows/filePlan';

/** A field that a column may fill. */
export interface FieldChoice {
  readonly field: string;
  readonly label: string;
}

/** The order of the numbers of a day, which a field of days may have. */
export interface OrderedDays {
  /** The field without its order. */
  readonly plain: (field: string) => string;
  readonly choices: (plain: string) => readonly FieldChoice[];
}

/** The records that a file brings in, as the dialogs of an import name them. */
export interface ImportKind {
  readonly calls: ImportCalls;
  readonly title: string;
  /** The kinds of files that it takes, and the parts of a record that they do not bring. */
  readonly hint: string;
  readonly comparing: string;
  readonly fields: readonly FieldChoice[];
  /** Fields that depend on the fields of the columns, such as those in other languages. */
  readonly moreFields: (
    chosen: readonly string[],
  ) => { readonly label: string; readonly fields: readonly FieldChoice[] } | null;
  readonly fieldText: (field: string) => string;
  readonly problemText: (problem: RowProblem) => string;
  readonly days: OrderedDays | null;
}
