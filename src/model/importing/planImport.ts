import type { RowError, SourceReading, SourceRow } from '../sources/sourceRow';
import type { KnownPlace } from './places/knownPlace';
import type { PlaceProblem, PlaceRow, PlaceValues } from './places/placeFields';
import type { PlannedPlace } from './places/plannedPlace';
import { type PlaceRules, planPlaces } from './places/planPlaces';
import { type Rejection, rejectionOf } from './rejection';

/** A destination that a source may be about. */
export interface SourcePlace extends KnownPlace {
  /** Whether the source has added it: only then does it end with its row. */
  readonly isMade: boolean;
}

/** The main destination of a step: one that the same source has, another one of the organisation, or none. */
export type StepMain = { readonly externalId: string } | { readonly id: number } | null;

interface WrittenStep {
  readonly row: number;
  readonly externalId: string;
  readonly name: string;
  /** Of a new destination all that the row has, of a known one the fields that differ. */
  readonly values: Partial<PlaceValues>;
  /** Absent where it stays as it is. */
  readonly main?: StepMain;
}

/** One change of one destination. */
export type ImportStep =
  | (WrittenStep & { readonly kind: 'add' })
  | (WrittenStep & { readonly kind: 'change'; readonly id: number })
  /** A destination that people made is recognised by its name and unit, and equal. */
  | { readonly kind: 'link'; readonly externalId: string; readonly id: number; readonly name: string }
  | { readonly kind: 'delete'; readonly externalId: string; readonly id: number; readonly name: string };

export interface ImportPlan {
  /** Main destinations before those that belong to one, deletions last. */
  readonly steps: readonly ImportStep[];
  /** In the order of the rows. */
  readonly errors: readonly RowError[];
  readonly unchanged: number;
  /** Names of categories that are to be created before the steps. */
  readonly newCategories: readonly string[];
  /** Destinations that the source lacks and that are kept, since rows of it could not be read. */
  readonly kept: number;
  /** With a rejection there is no step. */
  readonly rejection: Rejection | null;
}

export interface ImportRules extends Pick<PlaceRules, 'categories' | 'createsCategories' | 'validate'> {
  /** A problem in words. */
  readonly textOf: (problem: PlaceProblem) => string;
}

/**
 * Plans an import before anything is written, by the plan of files. A row with an error leaves its destination as it is.
 * Destinations that the source has added and no longer has are deleted, unless a row of the source has no readable id: it
 * may be about one of them. It yields after each row, since thousands of them take a second.
 */
export function* planImport(
  known: readonly SourcePlace[],
  reading: SourceReading,
  { textOf, ...rules }: ImportRules,
): Generator<void, ImportPlan> {
  const named = new Set([
    ...reading.rows.map(({ externalId }) => externalId),
    ...reading.errors.flatMap(({ externalId }) => externalId ?? []),
  ]);
  const made = known.filter(({ isMade }) => isMade);
  const missing = made.filter(({ externalId }) => !named.has(externalId ?? ''));
  const rejection = rejectionOf({ rows: reading.rows.length, known: made.length, missing: missing.length });
  if (rejection) return { steps: [], errors: reading.errors, unchanged: 0, newCategories: [], kept: 0, rejection };

  // Nobody can belong to a destination that is deleted.
  const gone = new Set(missing);
  const there = known.filter((place) => !gone.has(place));
  const planned = yield* planPlaces(reading.rows.map(placeRow), { ...rules, known: there });
  const context: StepContext = {
    idOfRow: new Map(reading.rows.map(({ row, externalId }) => [row, externalId])),
    adopted: new Set(there.flatMap(({ id, externalId }) => (externalId === null ? id : []))),
  };
  const steps = planned.places.flatMap((place) => stepOf(place, context));
  const errors = [...reading.errors, ...planned.places.flatMap((place) => errorsOf(place, textOf))];
  errors.sort((one, other) => one.row - other.row);
  // A row without an id may be about any of the missing ones.
  const keepsAll = reading.errors.some(({ externalId }) => externalId === undefined);
  const deletions = (keepsAll ? [] : missing).map(({ id, externalId, values: { name } }) => ({
    kind: 'delete' as const,
    externalId: externalId ?? '',
    id,
    name,
  }));
  return {
    steps: [...steps.sort((one, other) => turnOf(one) - turnOf(other)), ...deletions],
    errors,
    unchanged: planned.places.filter(({ kind }) => kind === 'same').length,
    newCategories: planned.newCategories.map(({ name }) => name),
    kept: keepsAll ? missing.length : 0,
    rejection: null,
  };
}

const placeRow = ({ row, externalId, values, unreadHours = '' }: SourceRow): PlaceRow => ({
  row,
  externalId,
  ownId: '',
  values,
  problems: [],
  unreadHours,
});

/** Main destinations first. */
const turnOf = (step: ImportStep): number => ('main' in step && step.main ? 1 : 0);

interface StepContext {
  readonly idOfRow: ReadonlyMap<number, string>;
  /** Ids of destinations that the source has not had so far. */
  readonly adopted: ReadonlySet<number>;
}

function stepOf(place: PlannedPlace, { idOfRow, adopted }: StepContext): readonly ImportStep[] {
  const { kind, row, externalId, name, id, values, main } = place;
  if (kind === 'refused') return [];
  if (kind === 'same') return id !== null && adopted.has(id) ? [{ kind: 'link', externalId, id, name }] : [];
  const parent = main && 'row' in main ? { externalId: idOfRow.get(main.row) ?? '' } : main;
  const step = { row, externalId, name, values, ...(parent !== undefined && { main: parent }) };
  return kind === 'change' && id !== null ? [{ kind, id, ...step }] : [{ kind: 'add', ...step }];
}

const errorsOf = (
  { row, externalId, kind, problems, warnings }: PlannedPlace,
  textOf: ImportRules['textOf'],
): RowError[] =>
  (kind === 'refused' ? problems : warnings).map((problem) => ({
    row,
    externalId,
    field: problem.field,
    code: problem.code,
    value: problem.value,
    message: textOf(problem),
  }));
