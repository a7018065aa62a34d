import { assertReadable, isWorkbook, readTextTable } from '@/model/importing/tables/readTextTable';
import { type Table, TableError, tableOfLines } from '@/model/importing/tables/table';
import { workbookCell } from '@/model/importing/tables/workbookCell';
import { bytesOf } from '@/workers/blobSource';
import { throwWithText } from '../floorPlans/throwWithText';

/**
 * Reads a file as a table, by its bytes: a workbook, JSON, GeoJSON, or rows with a separator.
 * @param sheet of a workbook; null for its first one with rows
 * @param isKnown whether the name of a column says what it is
 * @throws TableError, or an error in words where the file was changed since it was chosen
 */
export async function readTable(
  file: Blob,
  sheet: string | null,
  isKnown: (column: string) => boolean,
): Promise<Table> {
  const bytes = await bytesOf(file).catch(throwWithText);
  assertReadable(bytes);
  return isWorkbook(bytes) ? readWorkbook(new Blob([bytes]), sheet, isKnown) : readTextTable(bytes, isKnown);
}

async function readWorkbook(file: Blob, wanted: string | null, isKnown: (column: string) => boolean): Promise<Table> {
  // Nobody else needs it.
  const { default: readSheets } = await import('read-excel-file/browser');
  let sheets: Awaited<ReturnType<typeof readSheets>>;
  try {
    sheets = await readSheets(file);
  } catch {
    throw new TableError({ code: 'not-workbook' });
  }
  const names = sheets.map(({ sheet }) => sheet);
  const chosen = sheets.find(({ sheet, data }) => (wanted === null ? data.length > 0 : sheet === wanted)) ?? sheets[0];
  if (!chosen) throw new TableError({ code: 'empty' });
  const lines = chosen.data.map((row) => row.map((cell) => workbookCell(cell)));
  return tableOfLines(lines, { format: 'xlsx', separator: null, sheets: names, sheet: chosen.sheet }, isKnown);
}
