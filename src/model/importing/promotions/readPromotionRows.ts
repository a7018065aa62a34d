import { splitList } from '../../text/listText';
import { type DateOrder, readClock, readMoment } from '../dates/readMoment';
import { dataText } from '../places/dataText';
import { type CellEdits, type RowCells, readCells } from '../rows/cells';
import type { Table } from '../tables/table';
import { ruleText } from './guessPromotionFields';
import {
  type DateField,
  orderOf,
  type PlainPromotionField,
  type PromotionMapping,
  type PromotionProblem,
  type PromotionRow,
  type PromotionTexts,
  plainField,
} from './promotionFields';

/** Each row of a table as its mapping understands it. An empty cell says nothing, so the field of its record stays as it is. */
export function readPromotionRows(
  table: Pick<Table, 'columns' | 'rows'>,
  mapping: PromotionMapping,
  edits: CellEdits = {},
): PromotionRow[] {
  const plain = Object.fromEntries(
    // The field without its order is one.
    Object.entries(mapping).map(([column, field]) => [column, plainField(field) as PlainPromotionField]),
  );
  const orders = new Map(Object.values(mapping).map((field) => [plainField(field), orderOf(field)]));
  const orderOfField = (field: DateField) => orders.get(field) ?? null;
  return readCells(table, plain, edits).map((cells) => readRow(cells, orderOfField));
}

type Writable = { -readonly [Field in keyof PromotionTexts]?: PromotionTexts[Field] };

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'wahr', 'oui', 'vrai', 'si', 'sí', 'verdadero', 'sì', 'vero']);
const NO = new Set(['no', 'n', 'false', '0', '-', 'nein', 'falsch', 'non', 'faux', 'falso']);

function readRow(
  { row, cellsOf, errors }: RowCells<PlainPromotionField>,
  orderOfField: (field: DateField) => DateOrder | null,
): PromotionRow {
  const values: Writable = {};
  const problems: PromotionProblem[] = [...errors];
  const cellOf = (field: PlainPromotionField) => cellsOf(field).join(' ');
  for (const field of ['name', 'short_description', 'long_description'] as const) {
    const cell = cellOf(field);
    if (cell !== '') values[field] = cell;
  }
  const website = dataText('website', cellOf('website'));
  if (website !== '') values.website = website;
  const momentOf = (field: DateField) => {
    const cell = cellOf(field);
    if (cell === '') return null;
    const moment = readMoment(cell, orderOfField(field));
    if (!moment) problems.push({ code: 'date-wrong', field, value: cell });
    return moment;
  };
  const timeOf = (field: 'start_time' | 'end_time') => {
    const cell = cellOf(field);
    const time = cell === '' ? null : readClock(cell);
    if (cell !== '' && time === null) problems.push({ code: 'time-wrong', field, value: cell });
    return time;
  };
  const start = momentOf('start');
  const startTime = start?.time ?? timeOf('start_time') ?? '00:00:00';
  if (start) values.start = `${start.date} ${startTime}${start.isUtc ? 'Z' : ''}`;
  const end = momentOf('end');
  const endTime = end?.time ?? timeOf('end_time');
  // A last day belongs to it as a whole.
  if (end) values.end = `${end.date} ${endTime ?? '23:59:59'}${end.isUtc ? 'Z' : ''}`;
  else if (endTime && start && !start.isUtc && cellOf('end') === '')
    values.end = `${endTime > startTime ? start.date : dayAfter(start.date)} ${endTime}`;
  const showFrom = momentOf('show_from');
  if (showFrom) values.show_from = showFrom.date;
  const rule = ruleText(cellOf('repeats'));
  if (rule !== '') values.repeats = rule;
  for (const field of ['destinations', 'locations'] as const) {
    const names = splitList(cellsOf(field).join(';'), '[;\\n]|(?<=\\S)\\|(?=\\S)').map(({ text }) => text);
    if (names.length > 0) values[field] = [...new Set(names)];
  }
  const everywhere = cellOf('everywhere').toLowerCase();
  if (YES.has(everywhere)) values.everywhere = true;
  else if (everywhere !== '' && !NO.has(everywhere))
    problems.push({ code: 'flag-wrong', field: 'everywhere', value: cellOf('everywhere') });
  return { row, externalId: cellOf('external_id'), ownId: cellOf('own_id'), values, problems };
}

const DAY = 86_400_000;
const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
