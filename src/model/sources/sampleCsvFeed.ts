import { restored, separatorOf, withoutDelimiterLine } from '../content/csv';
import { isKnownColumn } from '../importing/places/guessFields';
import { type CsvFeed, FeedError } from './feed';
import { readLines } from './parseCsvFeed';
import { type FeedSample, SAMPLE_ROWS, sampleOf } from './sampleFeed';

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];

/**
 * The beginning of a CSV file. A delimiter that leaves one column is not that of the file; the likely one is found.
 * @throws FeedError
 */
export function sampleCsvFeed(
  text: string,
  { delimiter, skip_lines }: Pick<CsvFeed, 'delimiter' | 'skip_lines'>,
): FeedSample {
  const file = withoutDelimiterLine(text);
  const chosen = file.delimiter ?? delimiter;
  const typed = readLines(file.text, chosen, skip_lines);
  const likely = typed.head.length > 1 ? chosen : separatorOf(linesAfter(file.text, skip_lines), isKnownColumn);
  const found = DELIMITERS.includes(likely) ? likely : chosen;
  const { head, lines } = found === chosen ? typed : readLines(file.text, found, skip_lines);
  if (head.every((name) => name === '')) throw new FeedError({ code: 'no-header' });
  const columns = [...new Set(head.filter((name) => name !== ''))];
  const rows = lines.slice(0, SAMPLE_ROWS).map(({ row, cells }) => ({
    row,
    cells: columns.map((column) => restored(cells[head.indexOf(column)] ?? '').trim()),
  }));
  return sampleOf({ columns, rows }, lines.length, found);
}

const linesAfter = (text: string, count: number): string =>
  text
    .split(/\r\n|\r|\n/)
    .slice(count, count + 1)
    .join('');
