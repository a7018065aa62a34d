import { isErrorCell } from '../tables/errorCell';
import type { Table } from '../tables/table';

/** Cells that a person has corrected, by `row` and column. */
export type CellEdits = Readonly<Record<string, string>>;
export const editKey = (row: number, column: string): string => `${row}\n${column}`;

/** The cells of a row, by the fields of their columns. */
export interface RowCells<Field extends string> {
  readonly row: number;
  /** In the order of the columns, without those that are empty or hold the error of a formula. */
  readonly cellsOf: (field: Field) => readonly string[];
  readonly errors: readonly { readonly code: 'error-cell'; readonly field: Field; readonly value: string }[];
}

/** The cells of each row of a table, with what a person has corrected. @param mapping the field of each column */
export function readCells<Field extends string>(
  table: Pick<Table, 'columns' | 'rows'>,
  mapping: Readonly<Record<string, Field>>,
  edits: CellEdits,
): readonly RowCells<Field>[] {
  const columns = new Map<Field, { readonly at: number; readonly name: string }[]>();
  for (const [at, name] of table.columns.entries()) {
    const field = mapping[name];
    if (field) columns.set(field, [...(columns.get(field) ?? []), { at, name }]);
  }
  return table.rows.map(({ row, cells }) => {
    const allOf = (field: Field): string[] =>
      (columns.get(field) ?? [])
        .map(({ at, name }) => (edits[editKey(row, name)] ?? cells[at] ?? '').trim().normalize('NFC'))
        .filter((cell) => cell !== '');
    return {
      row,
      cellsOf: (field) => allOf(field).filter((cell) => !isErrorCell(cell)),
      errors: [...columns.keys()].flatMap((field) =>
        allOf(field)
          .filter(isErrorCell)
          .map((value) => ({ code: 'error-cell', field, value }) as const),
      ),
    };
  });
}
