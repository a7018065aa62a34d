import Papa from 'papaparse';

/** A cell that a spreadsheet would run as a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
/** A plain number is not a formula, though it may begin like one. */
const NUMBER = /^-?\d+(\.\d+)?$/;

const isFormula = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

/** Text that spreadsheets show and never run. */
export const neutralised = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The text of a cell that was neutralised. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** Spreadsheets take the file for UTF-8 because of it. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Cells as CSV with a header; none of them is a formula. */
export const formatCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse({ fields: [...head], data: rows.map((row) => row.map(neutralised)) }, { newline: '\r\n' });

/** The cells of a CSV text, with those that were neutralised restored; the separator is found by itself. */
export const parseCsv = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\u{feff}/u, '')).data.map((row) => row.map(restored));

/** Bytes as text: UTF-8, or what spreadsheets on Windows write instead. */
export function decodeCsv(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
