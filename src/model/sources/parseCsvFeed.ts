import Papa from 'papaparse';
import { restored, withoutDelimiterLine } from '../content/csv';
import { nameKey } from '../text/nameKey';
import { type CsvFeed, FeedError, type FeedFault, MOST_SOURCE_ROWS, MOST_SOURCE_VALUES } from './feed';
import { mappedFields, mapRows } from './mapRows';
import type { FeedReading } from './sourceRow';

interface Line {
  readonly cells: readonly string[];
  /** As a spreadsheet counts it. */
  readonly row: number;
}

/**
 * Reads a CSV file. Rows count as a spreadsheet counts them, with the skipped lines and the header.
 * @throws FeedError where it has no header, lacks a mapped column, or has too many rows or cells
 */
export function parseCsvFeed(text: string, { delimiter, skip_lines, mapping, tags }: CsvFeed): FeedReading {
  const file = withoutDelimiterLine(text);
  const { head: names, lines } = readLines(file.text, file.delimiter ?? delimiter, skip_lines);
  const head = names.map(nameKey);
  if (head.every((name) => name === '')) throw new FeedError({ code: 'no-header' });
  const fields = mappedFields(mapping);
  const columns = new Map(fields.map((field) => [field, head.indexOf(nameKey(mapping[field] ?? ''))]));
  const missing = fields.find((field) => columns.get(field) === -1);
  if (missing) throw new FeedError({ code: 'no-column', field: missing });
  return mapRows(
    lines.map(({ cells, row }) => ({ row, cell: (field) => restored(cells[columns.get(field) ?? -1] ?? '') })),
    { fields, tags },
  );
}

/**
 * The header, and the lines after it that are not blank. Reading ends at the first line that is one too many.
 * @throws FeedError
 */
export function readLines(text: string, delimiter: string, skipLines: number): { head: string[]; lines: Line[] } {
  let head: string[] = [];
  const lines: Line[] = [];
  let row = 0;
  let values = 0;
  const faults: FeedFault[] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors }, parser) => {
      row += 1;
      values += data.length;
      if (row === skipLines + 1) head = data.map((name) => name.trim());
      else if (row > skipLines + 1 && data.some((cell) => cell.trim() !== '')) lines.push({ cells: data, row });
      if (errors.some(({ type }) => type === 'Quotes')) faults.push({ code: 'bad-quotes' });
      else if (lines.length > MOST_SOURCE_ROWS) faults.push({ code: 'too-many', most: MOST_SOURCE_ROWS });
      else if (values > MOST_SOURCE_VALUES) faults.push({ code: 'too-complex' });
      if (faults.length > 0) parser.abort();
    },
  });
  const [fault] = faults;
  if (fault) throw new FeedError(fault);
  return { head, lines };
}
