import { orderedTags } from '../../content/categories/tags';
import { WEEKDAYS, type Weekday } from '../../content/hours/weekdays';
import { readDecimal } from '../../content/readNumber';
import { splitList } from '../../text/listText';
import { readDayColumns, readHours } from '../hours/readHours';
import { type CellEdits, readCells } from '../rows/cells';
import type { Table } from '../tables/table';
import { categoryName } from './categoryName';
import { dataText } from './dataText';
import {
  DATA_FIELDS,
  type DataField,
  type PlaceField,
  type PlaceMapping,
  type PlaceProblem,
  type PlaceRow,
  type PlaceValues,
} from './placeFields';
import { isTranslatedField, type TranslatedPlaceField } from './translatedFields';

/** How the values of several columns of one field are joined. */
const JOINS: Partial<Record<PlaceField, string>> = { address: ' ', categories: ';', tags: ';' };
const MOST_STARS = 5;

/** Each row of a table as its mapping understands it. An empty cell says nothing, so the field of its place stays as it is. */
export function readPlaceRows(
  table: Pick<Table, 'columns' | 'rows'>,
  mapping: PlaceMapping,
  edits: CellEdits = {},
): PlaceRow[] {
  const translated = [...new Set(Object.values(mapping))].filter(isTranslatedField);
  return readCells(table, mapping, edits).map(({ row, cellsOf, errors }) => {
    const read = readRow(row, (field) => cellsOf(field).join(JOINS[field] ?? ' '), translated);
    return { ...read, problems: [...errors, ...read.problems] };
  });
}

type Writable = { -readonly [Field in keyof PlaceValues]?: PlaceValues[Field] };

function readRow(
  row: number,
  cellOf: (field: PlaceField) => string,
  translated: readonly TranslatedPlaceField[],
): PlaceRow {
  const values: Writable = {};
  const problems: PlaceProblem[] = [];
  for (const field of ['name', 'description', 'main_destination'] as const) {
    const cell = cellOf(field);
    if (cell !== '') values[field] = cell;
  }
  for (const field of [...(Object.keys(DATA_FIELDS) as DataField[]), 'logo' as const]) {
    const cell = dataText(field, cellOf(field));
    if (cell !== '') values[field] = cell;
  }
  const translations = translated.flatMap((field) => (cellOf(field) === '' ? [] : [[field, cellOf(field)] as const]));
  if (translations.length > 0) values.translations = Object.fromEntries(translations);
  const categories = splitList(cellOf('categories'), '[;\\n]|(?<=\\S)\\|(?=\\S)').map(({ text, isQuoted }) =>
    isQuoted ? text : categoryName(text),
  );
  if (categories.length > 0) values.categories = [...new Set(categories)];
  const tags = orderedTags(splitList(cellOf('tags'), '[;|,\\n]').map(({ text }) => text));
  if (tags.length > 0) values.tags = tags;
  const stars = cellOf('review');
  if (stars !== '') {
    const review = readDecimal(stars) ?? Number.NaN;
    if (review >= 0 && review <= MOST_STARS && Number.isInteger(review * 2)) values.review = review;
    else problems.push({ code: 'review-wrong', field: 'review', value: stars });
  }
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, cellOf(day)])) as Record<Weekday, string>;
  const whole = cellOf('opening_hours');
  const { hours, rest } = whole === '' ? readDayColumns(days) : readHours(whole);
  if (hours) values.opening_hours = hours;
  return { row, externalId: cellOf('external_id'), ownId: cellOf('own_id'), values, problems, unreadHours: rest };
}
