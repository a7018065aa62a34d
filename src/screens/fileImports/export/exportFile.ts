import { downloadFile } from '@/components/downloadFile';
import { type Exported, tableCsv, tableJson } from './writeTable';

export type ExportFormat = 'csv' | 'xlsx' | 'json';

/** Writes a table as a workbook with one sheet of this name. */
export type WriteWorkbook = (table: Exported, sheet: string) => Promise<Blob>;

const WRITERS: Readonly<Record<Exclude<ExportFormat, 'xlsx'>, (table: Exported) => Blob>> = {
  csv: (table) => new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }),
  json: (table) => new Blob([tableJson(table)], { type: 'application/json' }),
};

/** Downloads a table. @param name of the file, without its ending @param sheet the name of the sheet of a workbook */
export async function exportFile(
  table: Exported,
  {
    format,
    name,
    sheet,
    writeWorkbook,
  }: {
    readonly format: ExportFormat;
    readonly name: string;
    readonly sheet: string;
    readonly writeWorkbook: WriteWorkbook;
  },
): Promise<void> {
  const file = format === 'xlsx' ? await writeWorkbook(table, sheet) : WRITERS[format](table);
  downloadFile(`${name}.${format}`, file);
}
