import type { Destination } from '@/contract/destinations/destinations';
import { formatCsv } from '@/model/content/csv';
import { CSV_FIELDS, type CsvField } from './csvFields';

/** Destinations as CSV. @param all every destination, for the names of the main ones */
export function destinationsCsv(destinations: readonly Destination[], all: readonly Destination[]): string {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const rows = destinations.map(
    (one): Record<CsvField, string> => ({
      id: String(one.id),
      name: one.name,
      description: one.description,
      categories: one.categories.map(({ name }) => name).join('; '),
      tags: one.tags.join('; '),
      main_destination: one.parent_id === null ? '' : (names.get(one.parent_id) ?? ''),
      review: one.review ? String(one.review) : '',
      rooms: String(one.placements ?? 0),
    }),
  );
  return formatCsv(
    CSV_FIELDS,
    rows.map((row) => CSV_FIELDS.map((field) => row[field])),
  );
}
