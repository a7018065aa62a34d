import { FeedError, MAPPED_FIELDS, type MappedField, MOST_SOURCE_ROWS } from './feed';
import type { RowFault } from './rowFault';
import type { DestinationValues, FeedReading, SourceRow, UnreadRow } from './sourceRow';

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
    const externalId = idOf(cell('external_id'));
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
    const { values, wrong } = valuesOf(fields, cell);
    if (wrong.length > 0) errors.push(...wrong.map((one) => ({ row, ...one, externalId })));
    else rows.push({ row, externalId, values: withTags(values, tags) });
  }
  return { rows, errors };
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const id = typeof value === 'string' ? value.trim() : '';
  return id === '' ? null : id;
}

function valuesOf(fields: readonly MappedField[], cell: SourceRecord['cell']) {
  const values: { -readonly [Field in keyof DestinationValues]?: DestinationValues[Field] } = {};
  const wrong: { field: string; fault: RowFault }[] = [];
  const set = <Field extends keyof DestinationValues>(field: Field, read: Read<DestinationValues[Field]>): void => {
    if (!fields.includes(field)) return;
    const value = read(cell(field));
    if (value.ok) values[field] = value.value;
    else wrong.push({ field, fault: value.fault });
  };
  set('name', textOf);
  set('description', textOf);
  set('categories', listOf);
  set('tags', listOf);
  set('main_destination', textOf);
  set('review', starsOf);
  return { values, wrong };
}

const withTags = (values: Partial<DestinationValues>, tags: readonly string[]): Partial<DestinationValues> =>
  tags.length === 0 ? values : { ...values, tags: [...new Set([...(values.tags ?? []), ...tags])] };

type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: RowFault };
type Read<Value> = (value: unknown) => Outcome<Value>;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

const textOf: Read<string> = (value) => {
  if (isEmpty(value)) return { ok: true, value: '' };
  return isPlain(value) ? { ok: true, value: String(value).trim() } : { ok: false, fault: { code: 'not-a-text' } };
};

/** A list, or a text with semicolons. */
const listOf: Read<readonly string[]> = (value) => {
  if (isEmpty(value)) return { ok: true, value: [] };
  const parts: unknown[] = Array.isArray(value) ? value : isPlain(value) ? String(value).split(';') : [value];
  if (!parts.every(isPlain)) return { ok: false, fault: { code: 'not-a-list' } };
  return { ok: true, value: [...new Set(parts.map((part) => String(part).trim()).filter((part) => part !== ''))] };
};

const MOST_STARS = 5;

/** A decimal point or comma; the same halves as in the form of a destination. */
const starsOf: Read<number> = (value) => {
  if (isEmpty(value)) return { ok: true, value: 0 };
  const text = isPlain(value) ? String(value).trim().replace(',', '.') : '';
  const stars = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return stars >= 0 && stars <= MOST_STARS && Number.isInteger(stars * 2)
    ? { ok: true, value: stars }
    : { ok: false, fault: { code: 'not-stars' } };
};

/** The fields that a mapping fills. */
export const mappedFields = (mapping: Readonly<Record<string, string | undefined>>): readonly MappedField[] =>
  MAPPED_FIELDS.filter((field) => (mapping[field] ?? '').trim() !== '');
