import { WEEKDAYS, type Weekday } from '../content/hours/weekdays';
import { readDecimal } from '../content/readNumber';
import { readDayColumns, readHours } from '../importing/hours/readHours';
import { categoryName } from '../importing/places/categoryName';
import { dataText } from '../importing/places/dataText';
import { DATA_FIELDS, type DataField, type PlaceValues } from '../importing/places/placeFields';
import { cellText } from '../importing/tables/cellText';
import { isErrorCell } from '../importing/tables/errorCell';
import { splitList } from '../text/listText';
import { decodeEntities } from './decodeEntities';
import { FeedError, MAPPED_FIELDS, type MappedField, MOST_SOURCE_ROWS } from './feed';
import type { RowFault } from './rowFault';
import type { FeedReading, SourceRow, UnreadRow } from './sourceRow';

/** One item or line of a source. */
export interface SourceRecord {
  /** 1-based, in the source. */
  readonly row: number;
  /** The value of a mapped field; undefined where the item has none. */
  readonly cell: (field: MappedField) => unknown;
}

interface Mapped {
  /** The fields that are mapped. */
  readonly fields: readonly MappedField[];
  /** Tags of every row. */
  readonly tags: readonly string[];
}

const MOST_ID_CHARACTERS = 200;

/** Turns the records of a source into rows. A wrong row becomes errors of its own and leaves the others alone. */
export function mapRows(records: readonly SourceRecord[], { fields, tags }: Mapped): FeedReading {
  if (records.length > MOST_SOURCE_ROWS) throw new FeedError({ code: 'too-many', most: MOST_SOURCE_ROWS });
  const rows: SourceRow[] = [];
  const errors: UnreadRow[] = [];
  const firstRows = new Map<string, number>();
  for (const { row, cell } of records) {
    const id = cell('external_id');
    if (isErrorCell(id)) {
      errors.push({ row, field: 'external_id', fault: { code: 'error-cell', value: String(id).trim() } });
      continue;
    }
    const externalId = idOf(id);
    if (externalId === null) {
      errors.push({ row, field: 'external_id', fault: { code: 'no-id' } });
      continue;
    }
    if (externalId.length > MOST_ID_CHARACTERS) {
      errors.push({ row, field: 'external_id', fault: { code: 'long-id', most: MOST_ID_CHARACTERS } });
      continue;
    }
    const first = firstRows.get(externalId);
    if (first !== undefined) {
      errors.push({ row, field: 'external_id', fault: { code: 'same-id', as: first }, externalId });
      continue;
    }
    firstRows.set(externalId, row);
    const { values, wrong, unreadHours } = valuesOf(fields, cell);
    if (wrong.length > 0) errors.push(...wrong.map((one) => ({ row, ...one, externalId })));
    else rows.push({ row, externalId, values: withTags(values, tags), ...(unreadHours !== '' && { unreadHours }) });
  }
  return { rows, errors };
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const id = typeof value === 'string' ? value.trim() : '';
  return id === '' ? null : id;
}

const DATA = Object.keys(DATA_FIELDS) as DataField[];

function valuesOf(fields: readonly MappedField[], cell: SourceRecord['cell']) {
  const values: { -readonly [Field in keyof PlaceValues]?: PlaceValues[Field] } = {};
  const wrong: { field: string; fault: RowFault }[] = [];
  const set = <Field extends MappedField & keyof PlaceValues>(field: Field, read: Read<PlaceValues[Field]>): void => {
    if (!fields.includes(field)) return;
    const given = cell(field);
    const value: Outcome<PlaceValues[Field]> = isErrorCell(given)
      ? { ok: false, fault: { code: 'error-cell', value: String(given).trim() } }
      : read(given);
    if (value.ok) values[field] = value.value;
    else wrong.push({ field, fault: value.fault });
  };
  set('name', textOf);
  set('description', textOf);
  set('categories', categoriesOf);
  set('tags', listOf);
  set('main_destination', textOf);
  set('review', starsOf);
  for (const field of [...DATA, 'logo' as const]) set(field, dataOf(field));
  const { hours, unreadHours } = hoursOf(fields, cell);
  if (hours !== undefined) values.opening_hours = hours;
  return { values, wrong, unreadHours };
}

/** The hours of a row; undefined where no field of them is mapped. */
function hoursOf(fields: readonly MappedField[], cell: SourceRecord['cell']) {
  const days = WEEKDAYS.filter((day) => fields.includes(day));
  const isMapped = fields.includes('opening_hours');
  if (!isMapped && days.length === 0) return { hours: undefined, unreadHours: '' };
  const whole = isMapped ? hoursText(cell('opening_hours')) : '';
  const cells: Partial<Record<Weekday, string>> = Object.fromEntries(days.map((day) => [day, hoursText(cell(day))]));
  const { hours, rest } = whole === '' ? readDayColumns(cells) : readHours(whole);
  return { hours, unreadHours: rest };
}

/** Hours as a text: a text, a list of texts, or an object with days. */
function hoursText(value: unknown): string {
  const isDays = typeof value === 'object' && value !== null && !Array.isArray(value);
  const text = isDays
    ? Object.entries(value)
        .map(([day, times]) => `${day} ${cellText(times)}`.trim())
        .join('; ')
    : cellText(value);
  return plainText(text);
}

const withTags = (values: Partial<PlaceValues>, tags: readonly string[]): Partial<PlaceValues> =>
  tags.length === 0 ? values : { ...values, tags: [...new Set([...(values.tags ?? []), ...tags])] };

type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: RowFault };
type Read<Value> = (value: unknown) => Outcome<Value>;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

const plainText = (value: string | number | boolean): string => decodeEntities(String(value)).trim().normalize('NFC');

const textOf: Read<string> = (value) => {
  if (isEmpty(value)) return { ok: true, value: '' };
  return isPlain(value) ? { ok: true, value: plainText(value) } : { ok: false, fault: { code: 'not-a-text' } };
};

/** A list, or a text with semicolons. */
const listOf: Read<readonly string[]> = (value) => {
  if (isEmpty(value)) return { ok: true, value: [] };
  const parts: unknown[] = Array.isArray(value)
    ? value
    : isPlain(value)
      ? splitList(String(value), ';').map(({ text }) => text)
      : [value];
  if (!parts.every(isPlain)) return { ok: false, fault: { code: 'not-a-list' } };
  return { ok: true, value: [...new Set(parts.map(plainText).filter((part) => part !== ''))] };
};

/** Keys of OpenStreetMap are named as people would. */
const categoriesOf: Read<readonly string[]> = (value) => {
  const names = listOf(value);
  return names.ok ? { ok: true, value: [...new Set(names.value.map(categoryName))] } : names;
};

/** A text, or the first of a list of texts. */
const dataOf =
  (field: DataField | 'logo'): Read<string> =>
  (value) => {
    const [first]: readonly unknown[] = Array.isArray(value) ? value : [value];
    const text = textOf(first);
    return text.ok ? { ok: true, value: dataText(field, text.value) } : text;
  };

const MOST_STARS = 5;

/** A decimal point or comma; the same halves as in the form of a destination. */
const starsOf: Read<number> = (value) => {
  if (isEmpty(value)) return { ok: true, value: 0 };
  const stars = (isPlain(value) ? readDecimal(String(value)) : null) ?? Number.NaN;
  return stars >= 0 && stars <= MOST_STARS && Number.isInteger(stars * 2)
    ? { ok: true, value: stars }
    : { ok: false, fault: { code: 'not-stars' } };
};

/** The fields that a mapping fills. */
export const mappedFields = (mapping: Readonly<Record<string, string | undefined>>): readonly MappedField[] =>
  MAPPED_FIELDS.filter((field) => (mapping[field] ?? '').trim() !== '');
