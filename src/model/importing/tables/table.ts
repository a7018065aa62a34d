/** A file that was read as a table of texts. */
export interface Table {
  readonly format: 'csv' | 'xlsx' | 'json' | 'geojson';
  /** Of a text file; null for any other. */
  readonly separator: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The sheets of a workbook; none for any other file. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly warnings: readonly TableWarning[];
}

export interface TableRow {
  /** As the file counts: the header of a spreadsheet is row 1, the first record of a list is record 1. */
  readonly row: number;
  /** One for each column. */
  readonly cells: readonly string[];
}

export type TableWarning =
  /** The first row is no header, so the columns have letters. */
  | { readonly code: 'no-header' }
  /** Rows with more cells than there are columns; what is beyond is left out. */
  | { readonly code: 'long-rows'; readonly count: number };

/** Why a file cannot be read. */
export type TableFault =
  | {
      readonly code: 'not-text' | 'not-json' | 'no-list' | 'old-workbook' | 'not-workbook' | 'unknown-kind' | 'empty';
    }
  | { readonly code: 'too-large'; readonly megabytes: number }
  | { readonly code: 'too-many-rows' | 'too-many-columns'; readonly most: number };

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault.code);
    this.fault = fault;
  }
}

export const MOST_TABLE_BYTES = 10 * 1024 * 1024;
export const MOST_TABLE_ROWS = 10_000;
export const MOST_TABLE_COLUMNS = 200;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** `A` to `Z`, then `AA`: what a spreadsheet calls its columns. */
function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

/** A cell that no header has: a number, an address, a time. */
const NO_NAME = /^[+-]?[\d\s.,:/()+-]+$|^https?:\/\/|@.+\.|\d{1,2}[:.h]\d{2}/i;

/** Whether the first row names the columns: its texts differ from each other and none of them is a value. */
function isHeader(cells: readonly string[], isKnown: (name: string) => boolean): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase()).filter((name) => name !== '');
  if (names.some(isKnown)) return true;
  return names.length > 0 && new Set(names).size === names.length && !names.some((name) => NO_NAME.test(name));
}

/** Names without blanks at their ends, each once; a column without a name has its letter. */
function namedColumns(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim().replace(/\s+/g, ' ') || columnLetter(at);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * A table of lines, the first of which may name the columns.
 * @throws TableError
 */
export function tableOfLines(
  lines: readonly (readonly string[])[],
  kind: Pick<Table, 'format' | 'separator' | 'sheets' | 'sheet'>,
  isKnown: (name: string) => boolean,
): Table {
  const filled = lines.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => !isBlank(cells));
  const [first] = filled;
  if (!first) throw new TableError({ code: 'empty' });
  const hasHeader = isHeader(first.cells, isKnown);
  const body = hasHeader ? filled.slice(1) : filled;
  if (body.length === 0) throw new TableError({ code: 'empty' });
  if (body.length > MOST_TABLE_ROWS) throw new TableError({ code: 'too-many-rows', most: MOST_TABLE_ROWS });
  const width = hasHeader ? first.cells.length : Math.max(...body.map(({ cells }) => cells.length));
  if (width > MOST_TABLE_COLUMNS) throw new TableError({ code: 'too-many-columns', most: MOST_TABLE_COLUMNS });
  const longRows = body.filter(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== '')).length;
  return withoutEmptyColumns({
    ...kind,
    columns: hasHeader ? namedColumns(first.cells) : Array.from({ length: width }, (_, at) => columnLetter(at)),
    rows: body.map(({ row, cells }) => ({
      row,
      cells: Array.from({ length: width }, (_, at) => (cells[at] ?? '').trim()),
    })),
    warnings: [
      ...(hasHeader ? [] : [{ code: 'no-header' } as const]),
      ...(longRows > 0 ? [{ code: 'long-rows', count: longRows } as const] : []),
    ],
  });
}

/** Columns without a name and without a value are the rest of a deleted one. */
function withoutEmptyColumns(table: Table): Table {
  const used = table.columns.map(
    (name, at) => name !== columnLetter(at) || table.rows.some(({ cells }) => cells[at] !== ''),
  );
  if (used.every(Boolean)) return table;
  const kept = <Value>(values: readonly Value[]) => values.filter((_, at) => used[at]);
  return {
    ...table,
    columns: kept(table.columns),
    rows: table.rows.map((one) => ({ ...one, cells: kept(one.cells) })),
  };
}
