import Papa from 'papaparse';
import { decodeText } from '../text/decodeText';

/**
 * A cell that a spreadsheet would run as a formula begins with one of these; with apostrophes before it, it is one that was
 * neutralised, and has to be told from it.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
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

const NEWLINE = '\r\n';

/** Cells as CSV with a header; none of them is a formula. */
export const formatCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + Papa.unparse({ fields: [...head], data: rows.map(neutralisedRow) }, { newline: NEWLINE });

/**
 * Cells as CSV for a program, which takes an apostrophe or a byte order mark for a part of the text: nothing is added.
 * Spreadsheets are for people, whose files are those of `formatCsv`.
 */
export const formatPlainCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  Papa.unparse({ fields: [...head], data: rows.map((row) => [...row]) }, { newline: NEWLINE });

/** Further lines of such a file, each with the line break before it. */
export const formatCsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : NEWLINE + Papa.unparse(rows.map(neutralisedRow), { newline: NEWLINE });

const neutralisedRow = (row: readonly string[]): string[] => row.map(neutralised);

/** The first of equally good ones counts. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Spreadsheets write the separator into a line of its own, which is no row. */
const DELIMITER_LINE = /^"?sep=(.)"?[\t ]*(?:\r\n|\r|\n|$)/i;

/** The text without byte order mark and without the line that names the separator. */
export function withoutDelimiterLine(text: string): { readonly text: string; readonly delimiter: string | null } {
  const plain = text.replace(/^\u{feff}/u, '');
  const [line, delimiter] = DELIMITER_LINE.exec(plain) ?? [];
  return line === undefined || delimiter === undefined
    ? { text: plain, delimiter: null }
    : { text: plain.slice(line.length), delimiter };
}

/**
 * The cells of a CSV text, with those that were neutralised restored. The separator is that of the line `sep=`, or else
 * the one that cuts the header row into the most columns that are known, then into the most columns: the rows below may
 * hold anything, and are few in a short file.
 */
export function parseCsv(text: string, isKnown: (head: string) => boolean = () => false): string[][] {
  const file = withoutDelimiterLine(text);
  const delimiter = file.delimiter ?? delimiterOf(file.text, isKnown);
  return Papa.parse<string[]>(file.text, { delimiter }).data.map((row) => row.map(restored));
}

/** The separator of a CSV text, as `parseCsv` finds it. */
export function separatorOf(text: string, isKnown: (head: string) => boolean = () => false): string {
  const file = withoutDelimiterLine(text);
  return file.delimiter ?? delimiterOf(file.text, isKnown);
}

function delimiterOf(text: string, isKnown: (head: string) => boolean): string {
  const scored = DELIMITERS.map((delimiter) => {
    const [head = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, known: head.filter(isKnown).length, columns: head.length };
  });
  scored.sort((one, other) => other.known - one.known || other.columns - one.columns);
  return scored[0]?.delimiter ?? ',';
}

/** Bytes as text, see `decodeText`; null where they are no text. */
export const decodeCsv = (bytes: ArrayBuffer | Uint8Array): string | null =>
  decodeText(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
