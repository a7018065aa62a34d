import { fetchTranslations } from '@/api/destinationImports/destinationImports';
import { downloadFile } from '@/components/downloadFile';
import type { Destination } from '@/contract/destinations/destinations';
import { type Exported, exportTable } from './exportTable';
import { text } from './texts';
import { destinationsCsv, destinationsJson } from './writeCsv';

export type ExportFormat = 'csv' | 'xlsx' | 'json';

/** Writes a table as a workbook with one sheet of this name. */
export type WriteWorkbook = (table: Exported, sheet: string) => Promise<Blob>;

const WRITERS: Readonly<Record<Exclude<ExportFormat, 'xlsx'>, (table: Exported) => Blob>> = {
  csv: (table) => new Blob([destinationsCsv(table)], { type: 'text/csv;charset=utf-8' }),
  json: (table) => new Blob([destinationsJson(table)], { type: 'application/json' }),
};

/** Downloads destinations with their names and descriptions in other languages. @throws ApiError */
export async function exportDestinations(
  organisation: string,
  {
    format,
    rows,
    all,
    writeWorkbook,
  }: {
    readonly format: ExportFormat;
    readonly rows: readonly Destination[];
    readonly all: readonly Destination[];
    readonly writeWorkbook: WriteWorkbook;
  },
): Promise<void> {
  const translated = await fetchTranslations(organisation);
  const table = exportTable(rows, { all, translated, origin: window.location.origin });
  downloadFile(
    `destinations.${format}`,
    format === 'xlsx' ? await writeWorkbook(table, text('sheet')) : WRITERS[format](table),
  );
}
