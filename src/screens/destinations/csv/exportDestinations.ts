import { fetchTranslations } from '@/api/destinationImports/destinationImports';
import type { Destination } from '@/contract/destinations/destinations';
import { type ExportFormat, exportFile, type WriteWorkbook } from '../../fileImports/export/exportFile';
import { exportTable } from './exportTable';
import { text } from './texts';

/** Downloads destinations with their names and descriptions in other languages. @throws ApiError */
export async function exportDestinations(
  organisation: string,
  {
    rows,
    all,
    ...file
  }: {
    readonly format: ExportFormat;
    readonly rows: readonly Destination[];
    readonly all: readonly Destination[];
    readonly writeWorkbook: WriteWorkbook;
  },
): Promise<void> {
  const translated = await fetchTranslations(organisation);
  const table = exportTable(rows, { all, translated, origin: window.location.origin });
  await exportFile(table, { ...file, name: 'destinations', sheet: text('sheet') });
}
