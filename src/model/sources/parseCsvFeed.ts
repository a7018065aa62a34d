import Papa from 'papaparse';
import { restored } from '../content/csv';
import { type CsvFeed, FeedError } from './feed';
import { mappedFields, mapRows } from './mapRows';
import type { FeedReading } from './sourceRow';

const normalised = (name: string): string => name.trim().toLowerCase();

/**
 * Reads a CSV file. Rows count as a spreadsheet counts them, with the skipped lines and the header.
 * @throws FeedError where it has no header, or lacks a mapped column
 */
export function parseCsvFeed(text: string, { delimiter, skip_lines, mapping, tags }: CsvFeed): FeedReading {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\u{feff}/u, ''), { delimiter });
  if (errors.some(({ type }) => type === 'Quotes')) throw new FeedError({ code: 'bad-quotes' });
  const head = (data[skip_lines] ?? []).map(normalised);
  if (head.every((name) => name === '')) throw new FeedError({ code: 'no-header' });
  const fields = mappedFields(mapping);
  const columns = new Map(fields.map((field) => [field, head.indexOf(normalised(mapping[field] ?? ''))]));
  const missing = fields.find((field) => columns.get(field) === -1);
  if (missing) throw new FeedError({ code: 'no-column', field: missing });
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const lines = data.map((cells, at) => ({ cells, row: at + 1 })).slice(skip_lines + 1);
  return mapRows(
    lines
      .filter(({ cells }) => !isBlank(cells))
      .map(({ cells, row }) => ({ row, cell: (field) => restored(cells[columns.get(field) ?? -1] ?? '') })),
    { fields, tags },
  );
}
