import type { ExportFormat } from '../../fileImports/export/exportFile';
import { text } from './texts';

/** The items of the menu that export so many destinations. */
export const exportLabels = (count: number): Readonly<Record<ExportFormat, string>> => ({
  csv: text('exportShown', { count }),
  xlsx: text('exportWorkbook', { count }),
  json: text('exportJson', { count }),
});
