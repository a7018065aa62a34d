import { parseCsv, separatorOf } from '../../content/csv';
import { decodeText } from '../../text/decodeText';
import { readJsonTable } from './readJsonTable';
import { MOST_TABLE_BYTES, type Table, TableError, tableOfLines } from './table';

/** Workbooks of before 2007, and archives, which the workbooks of today are. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const ARCHIVE = [0x50, 0x4b];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, ARCHIVE);

/** @throws TableError for a file that no reader takes */
export function assertReadable(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new TableError({ code: 'empty' });
  if (bytes.length > MOST_TABLE_BYTES)
    throw new TableError({ code: 'too-large', megabytes: MOST_TABLE_BYTES / 1024 / 1024 });
  if (beginsWith(bytes, OLD_WORKBOOK)) throw new TableError({ code: 'old-workbook' });
}

/**
 * Reads a text file, by its bytes and not by its name: JSON, GeoJSON, or rows with a separator.
 * @param isKnown whether a column of this name is understood
 * @throws TableError
 */
export function readTextTable(bytes: Uint8Array, isKnown: (name: string) => boolean): Table {
  const text = decodeText(bytes);
  if (text === null || text.includes('\0')) throw new TableError({ code: 'not-text' });
  if (/^\u{feff}?\s*[[{]/u.test(text)) return readJsonTable(text);
  const kind = { format: 'csv', separator: separatorOf(text, isKnown), sheets: [], sheet: null } as const;
  return tableOfLines(parseCsv(text, isKnown), kind, isKnown);
}
