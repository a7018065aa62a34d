import { orderedTags } from '../content/categories/tags';
import type { DestinationValues, RowError, SourceReading, SourceRow } from '../sources/sourceRow';
import { type Rejection, rejectionOf } from './rejection';

/** A destination that a source has made, as the source would say it. */
export interface KnownDestination {
  readonly id: number;
  readonly externalId: string;
  readonly values: DestinationValues;
}

/** One change of one destination. */
export type ImportStep =
  | { readonly kind: 'add'; readonly row: number; readonly externalId: string; readonly values: DestinationValues }
  | {
      readonly kind: 'change';
      readonly row: number;
      readonly externalId: string;
      readonly id: number;
      readonly name: string;
      /** The fields that differ, and nothing else. */
      readonly values: Partial<DestinationValues>;
    }
  | { readonly kind: 'delete'; readonly externalId: string; readonly id: number; readonly name: string };

export interface ImportPlan {
  /** Main destinations before those that belong to one, deletions last. */
  readonly steps: readonly ImportStep[];
  /** In the order of the rows. */
  readonly errors: readonly RowError[];
  readonly unchanged: number;
  /** Destinations that the source lacks and that are kept, since rows of it could not be read. */
  readonly kept: number;
  /** With a rejection there is no step. */
  readonly rejection: Rejection | null;
}

export interface ImportRules {
  /** Names of the categories of the organisation. */
  readonly categories: readonly string[];
  /** Validates values whose categories exist, as the form of a destination does. */
  readonly validate: (values: DestinationValues) => readonly Wrong[];
  readonly words: {
    readonly categoryUnknown: (name: string) => string;
    readonly mainUnknown: (id: string) => string;
    readonly mainIsSub: (id: string) => string;
    readonly ownMain: () => string;
  };
}

interface Wrong {
  readonly field: string | null;
  readonly message: string;
}

const BLANK: DestinationValues = {
  name: '',
  description: '',
  categories: [],
  tags: [],
  main_destination: '',
  review: 0,
};

/** A row with its values after the import. */
interface Candidate {
  readonly source: SourceRow;
  readonly record: KnownDestination | null;
  readonly after: DestinationValues;
}

/**
 * Plans an import before anything is written. A row with an error leaves its destination as it is. Destinations that
 * the source no longer has are deleted, unless a row of the source has no readable id: it may be about one of them.
 */
export function planImport(known: readonly KnownDestination[], reading: SourceReading, rules: ImportRules): ImportPlan {
  const errors: RowError[] = [...reading.errors];
  const named = new Set([
    ...reading.rows.map(({ externalId }) => externalId),
    ...reading.errors.flatMap(({ externalId }) => externalId ?? []),
  ]);
  const missing = known.filter(({ externalId }) => !named.has(externalId));
  const rejection = rejectionOf({ rows: reading.rows.length, known: known.length, missing: missing.length });
  if (rejection) return { steps: [], errors, unchanged: 0, kept: 0, rejection };

  const fail = ({ row, externalId }: SourceRow, wrong: readonly Wrong[]) =>
    errors.push(...wrong.map((one) => ({ row, externalId, ...one })));
  const records = new Map(known.map((one) => [one.externalId, one]));
  const categories = new Map(rules.categories.map((name) => [keyOf(name), name]));
  const candidates: Candidate[] = [];
  for (const source of reading.rows) {
    const record = records.get(source.externalId) ?? null;
    const { values, wrong } = readValues(source.values, categories, rules.words.categoryUnknown);
    const after = { ...(record ? normalised(record.values) : BLANK), ...values };
    const found = wrong.length > 0 ? wrong : rules.validate(after);
    if (found.length > 0) fail(source, found);
    else candidates.push({ source, record, after });
  }

  const mains = mainsOf(candidates, records, missing, named);
  const steps: ImportStep[] = [];
  let unchanged = 0;
  for (const candidate of [...candidates].sort((one, other) => rankOf(one) - rankOf(other))) {
    const { source, record, after } = candidate;
    const wrong = wrongMain(candidate, mains, rules.words);
    if (wrong) {
      fail(source, [{ field: 'main_destination', message: wrong }]);
      continue;
    }
    const { row, externalId } = source;
    if (!record) {
      steps.push({ kind: 'add', row, externalId, values: after });
      continue;
    }
    const values = changedValues(normalised(record.values), after);
    if (Object.keys(values).length === 0) unchanged += 1;
    else steps.push({ kind: 'change', row, externalId, id: record.id, name: after.name, values });
  }
  errors.sort((one, other) => one.row - other.row);

  // A row without an id may be about any of the missing ones.
  if (reading.errors.some(({ externalId }) => externalId === undefined))
    return { steps, errors, unchanged, kept: missing.length, rejection: null };
  const deletions = missing.map(({ id, externalId, values: { name } }) => ({
    kind: 'delete' as const,
    externalId,
    id,
    name,
  }));
  return { steps: [...steps, ...deletions], errors, unchanged, kept: 0, rejection: null };
}

const keyOf = (name: string): string => name.trim().toLowerCase();
const rankOf = ({ after }: Candidate): number => (after.main_destination === '' ? 0 : 1);

/** Lists in one order, so that equal ones are equal. */
const normalised = (values: DestinationValues): DestinationValues => ({
  ...values,
  categories: [...values.categories].sort(),
  tags: orderedTags(values.tags),
});

function readValues(
  { categories, tags, ...values }: Partial<DestinationValues>,
  known: ReadonlyMap<string, string>,
  unknown: (name: string) => string,
): { readonly values: Partial<DestinationValues>; readonly wrong: readonly Wrong[] } {
  const missing = (categories ?? []).filter((name) => !known.has(keyOf(name)));
  const names = (categories ?? []).flatMap((name) => known.get(keyOf(name)) ?? []);
  return {
    values: {
      ...values,
      ...(categories && { categories: [...new Set(names)].sort() }),
      ...(tags && { tags: orderedTags(tags) }),
    },
    wrong: missing.map((name) => ({ field: 'categories', message: unknown(name) })),
  };
}

/** The main destination of each destination that there is after the import; empty for one that is a main one itself. */
function mainsOf(
  candidates: readonly Candidate[],
  records: ReadonlyMap<string, KnownDestination>,
  missing: readonly KnownDestination[],
  named: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const gone = new Set(missing.map(({ externalId }) => externalId));
  const mains = new Map<string, string>();
  // Those with an error stay as they are.
  for (const [externalId, { values }] of records)
    if (named.has(externalId) && !gone.has(externalId)) mains.set(externalId, values.main_destination);
  for (const { source, after } of candidates) mains.set(source.externalId, after.main_destination);
  return mains;
}

function wrongMain(
  { source, after: { main_destination: main } }: Candidate,
  mains: ReadonlyMap<string, string>,
  words: ImportRules['words'],
): string | null {
  if (main === '') return null;
  if (main === source.externalId) return words.ownMain();
  const above = mains.get(main);
  if (above === undefined) return words.mainUnknown(main);
  return above === '' ? null : words.mainIsSub(main);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changedValues(before: DestinationValues, after: DestinationValues): Partial<DestinationValues> {
  const names = Object.keys(after) as (keyof DestinationValues)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  // The names are those of the values.
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<DestinationValues>;
}
