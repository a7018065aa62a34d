import { parseCsv } from '@/model/content/csv';
import { CSV_FIELDS, type CsvField } from './csvFields';

/** A row of a file: the cells of the columns that the file has. */
export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly line: number;
  readonly cells: Partial<Record<CsvField, string>>;
}

export type CsvFile =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[]; readonly unknown: readonly string[] }
  | { readonly kind: 'wrong'; readonly problem: 'notText' | 'empty' | 'noName' | 'tooMany' };

/** Workbooks, pictures and archives have it, and no table that was saved as text. */
const NO_TEXT = '\u0000';

/** Rows of one import. */
export const MOST_ROWS = 10_000;

const fieldOf = (head: string): CsvField | undefined => {
  const name = head
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return CSV_FIELDS.find((field) => field === name);
};

/** Reads a file; its first row names the columns, in any order, and unknown ones are left out. */
export function readCsv(text: string): CsvFile {
  if (text.includes(NO_TEXT)) return { kind: 'wrong', problem: 'notText' };
  const [head = [], ...lines] = parseCsv(text);
  const fields = head.map(fieldOf);
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const filled = lines.map((cells, at) => ({ cells, line: at + 2 })).filter(({ cells }) => !isBlank(cells));
  if (isBlank(head) || filled.length === 0) return { kind: 'wrong', problem: 'empty' };
  if (!fields.includes('name')) return { kind: 'wrong', problem: 'noName' };
  if (filled.length > MOST_ROWS) return { kind: 'wrong', problem: 'tooMany' };
  const rows = filled.map(({ cells, line }): CsvRow => {
    const row: Partial<Record<CsvField, string>> = {};
    for (const [at, field] of fields.entries()) if (field) row[field] = (cells[at] ?? '').trim();
    return { line, cells: row };
  });
  return { kind: 'rows', rows, unknown: head.filter((name, at) => !fields[at] && name.trim() !== '') };
}
