import type { Destination } from '@/contract/destinations/destinations';
import { isSame } from '@/machines/records/formResult';
import { validateValues } from '@/machines/records/recordKind';
import { orderedTags } from '@/model/content/categories/tags';
import { type DestinationValues, destinationKind } from '../destinationKind';
import { type CsvField, splitCell } from './csvFields';
import type { CsvRow } from './readCsv';
import { text } from './texts';

/** The planned effect of an import on a row of the file. */
export interface PlannedRow {
  readonly line: number;
  readonly name: string;
  readonly kind: 'add' | 'change' | 'same' | 'wrong';
  /** Why the row cannot be imported, in words. */
  readonly errors: readonly string[];
  /** The labels of the fields that differ; empty for a new one. */
  readonly changes: readonly string[];
  readonly values: DestinationValues;
  /** The destination that it changes. */
  readonly record: Destination | null;
}

interface Known {
  readonly destinations: readonly Destination[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
}

const keyOf = (name: string) => name.trim().toLowerCase();

/** Records by their names, regardless of case. */
function byName<Named extends { readonly name: string }>(records: readonly Named[]): ReadonlyMap<string, Named[]> {
  const map = new Map<string, Named[]>();
  for (const one of records) map.set(keyOf(one.name), [...(map.get(keyOf(one.name)) ?? []), one]);
  return map;
}

/**
 * Plans an import row by row, before anything is written. A row with an id changes that destination, a row without one
 * changes the destination of its name or adds one. A column that the file does not have stays as it is.
 */
export function planImport(rows: readonly CsvRow[], { destinations, categories }: Known): PlannedRow[] {
  const ids = new Map(destinations.map((one) => [String(one.id), one]));
  const names = byName(destinations);
  const categoryNames = byName(categories);
  const seen = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const errors: string[] = [];
    const { record, problem } = recordOf(cells, ids, names);
    if (problem) errors.push(problem);
    const before = record ? destinationKind.valuesOf(record) : destinationKind.blank;
    const values = { ...before, ...parsedCells(cells, record, names, categoryNames, errors) };
    // The same destination twice: the second row would overwrite the first.
    const twin = record ? `#${record.id}` : keyOf(values.name);
    const earlier = seen.get(twin);
    if (earlier !== undefined && twin !== '') errors.push(text('twice', { line: earlier }));
    else seen.set(twin, line);
    if (errors.length === 0) errors.push(...Object.values(validateValues(destinationKind, values)));
    const changes = record ? changedFields(before, values) : [];
    const kind = errors.length > 0 ? 'wrong' : !record ? 'add' : changes.length > 0 ? 'change' : 'same';
    return { line, name: values.name || text('unnamed'), kind, errors, changes, values, record };
  });
}

type Cells = Partial<Record<CsvField, string>>;

function recordOf(
  cells: Cells,
  ids: ReadonlyMap<string, Destination>,
  names: ReadonlyMap<string, readonly Destination[]>,
): { readonly record: Destination | null; readonly problem?: string } {
  if (cells.id) {
    const record = ids.get(cells.id);
    return record ? { record } : { record: null, problem: text('idUnknown', { id: cells.id }) };
  }
  const found = names.get(keyOf(cells.name ?? '')) ?? [];
  if (found.length > 1) return { record: null, problem: text('nameAmbiguous', { name: cells.name ?? '' }) };
  return { record: found[0] ?? null };
}

/** The values of the cells; what cannot be understood is added to `errors`. */
function parsedCells(
  cells: Cells,
  record: Destination | null,
  names: ReadonlyMap<string, readonly Destination[]>,
  categoryNames: ReadonlyMap<string, readonly { readonly id: number }[]>,
  errors: string[],
): Partial<DestinationValues> {
  const values: { -readonly [Name in keyof DestinationValues]?: DestinationValues[Name] } = {};
  if (cells.name !== undefined) values.name = cells.name;
  if (cells.description !== undefined) values.description = cells.description;
  if (cells.tags !== undefined) {
    const tags = orderedTags(splitCell(cells.tags));
    // Stored tags may be in another order, which is no change.
    values.tags = record && isSame(orderedTags(record.tags), tags) ? record.tags : tags;
  }
  if (cells.categories !== undefined) {
    const chosen = splitCell(cells.categories).flatMap((name) => {
      const [category] = categoryNames.get(keyOf(name)) ?? [];
      if (!category) errors.push(text('categoryUnknown', { name }));
      return category?.id ?? [];
    });
    const kept = record?.categories.map(({ id }) => id) ?? [];
    // In the order that the record has, so that an equal selection is an equal list.
    values.categories = [...kept.filter((id) => chosen.includes(id)), ...chosen.filter((id) => !kept.includes(id))];
  }
  if (cells.review !== undefined) {
    const review = cells.review === '' ? 0 : Number(cells.review.replace(',', '.'));
    if (Number.isNaN(review) || review < 0 || review > 5 || review % 0.5 !== 0) errors.push(text('reviewWrong'));
    else values.review = review;
  }
  if (cells.main_destination !== undefined) {
    const found = (names.get(keyOf(cells.main_destination)) ?? []).filter(({ id }) => id !== record?.id);
    const [parent] = found;
    values.isSub = cells.main_destination !== '';
    values.parent = values.isSub ? (parent?.id ?? null) : null;
    if (values.isSub && found.length !== 1) errors.push(text('mainUnknown', { name: cells.main_destination }));
    else if (parent && parent.parent_id !== null) errors.push(text('mainIsSub', { name: cells.main_destination }));
  }
  return values;
}

const changedFields = (before: DestinationValues, after: DestinationValues): string[] =>
  (Object.keys(destinationKind.fields) as (keyof DestinationValues)[])
    .filter((name) => name !== 'isSub' && !isSame(before[name], after[name]))
    .map((name) => destinationKind.fields[name].label);

/** How many rows of each kind there are. */
export const countPlanned = (rows: readonly PlannedRow[]): Readonly<Record<PlannedRow['kind'], number>> => {
  const counts = { add: 0, change: 0, same: 0, wrong: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
};

const NAMED: readonly PlannedRow['kind'][] = ['add', 'change', 'same', 'wrong'];

/** The kinds of rows that there are, with how many of each. */
export function plannedKinds(rows: readonly PlannedRow[]): readonly (readonly [PlannedRow['kind'], number])[] {
  const counts = countPlanned(rows);
  return NAMED.flatMap((kind) => (counts[kind] > 0 ? [[kind, counts[kind]] as const] : []));
}
