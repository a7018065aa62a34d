import { formatCsv } from '@/model/content/csv';
import type { Exported } from './exportTable';

/** Destinations as CSV; no cell of it is a formula. */
export const destinationsCsv = ({ columns, rows }: Exported): string =>
  formatCsv(
    columns,
    rows.map((row) => columns.map((field) => row[field] ?? '')),
  );

/** The same as a list of records in JSON, without the fields that are empty. */
export function destinationsJson({ rows }: Exported): string {
  const records = rows.map(({ id, ...row }) => ({
    atrium_id: id,
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  }));
  return JSON.stringify(records, null, 2);
}
