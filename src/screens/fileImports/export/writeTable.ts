import { formatCsv } from '@/model/content/csv';

/** Records as a table of texts; each row has the columns that it fills. */
export interface Exported {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A table as CSV; no cell of it is a formula. */
export const tableCsv = ({ columns, rows }: Exported): string =>
  formatCsv(
    columns,
    rows.map((row) => columns.map((field) => row[field] ?? '')),
  );

/** The same as a list of records in JSON, without the fields that are empty. */
export function tableJson({ rows }: Exported): string {
  const records = rows.map(({ id, ...row }) => ({
    atrium_id: id,
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  }));
  return JSON.stringify(records, null, 2);
}
