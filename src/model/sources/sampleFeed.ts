import { guessFields } from '../importing/places/guessFields';
import type { Table } from '../importing/tables/table';
import { MAPPED_FIELDS, type MappedField, type Mapping } from './feed';

/** The beginning of a feed, before its fields are chosen. */
export interface FeedSample {
  /** Path to the list of a JSON document, or the delimiter of a CSV file: as configured, or else as it was found. */
  readonly found: string;
  /** Rows of the feed. */
  readonly rows: number;
  /** Paths or columns with their first values. */
  readonly columns: readonly { readonly place: string; readonly values: readonly string[] }[];
  /** The likely place of each field. */
  readonly mapping: Mapping;
}

/** Rows that are looked at. */
export const SAMPLE_ROWS = 50;
const MOST_COLUMNS = 200;
const MOST_VALUES = 3;
const MOST_CHARACTERS = 300;

/** Guesses the fields of a feed by its first rows. @param columns paths or names */
export function sampleOf(table: Pick<Table, 'columns' | 'rows'>, rows: number, found: string): FeedSample {
  const columns = table.columns.slice(0, MOST_COLUMNS);
  const names = columns.map((place, at) => listName(place) ?? (place.includes('[]') ? `#${at}` : place));
  const guess = Object.entries(guessFields({ columns: names, rows: table.rows })).map(
    ([name, field]) => [columns[names.indexOf(name)] ?? '', field] as const,
  );
  return {
    found,
    rows,
    columns: columns.map((place, at) => ({
      place,
      values: [...new Set(table.rows.flatMap(({ cells }) => cells[at] || []))]
        .slice(0, MOST_VALUES)
        .map((value) => value.slice(0, MOST_CHARACTERS)),
    })),
    mapping: Object.fromEntries(
      MAPPED_FIELDS.flatMap((field) => {
        // A feed has one place for a field; the best one is the first.
        const place = guess.find(([one, guessed]) => guessed === field && takes(field, one))?.[0];
        return place === undefined ? [] : [[field, place]];
      }),
    ),
  };
}

/** The names of the records of a list are that list: `categories[].name`. */
const listName = (place: string): string | undefined => /^(.+)\[\]\.(?:name|title|label)$/.exec(place)?.[1];

const takes = (field: MappedField, place: string): boolean =>
  !place.includes('[]') || field === 'categories' || field === 'tags';
