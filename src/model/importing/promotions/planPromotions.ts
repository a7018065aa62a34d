import { isUtcDateTime } from '../../content/hours/utcDateTime';
import { fromZone, inZone } from '../../content/hours/zonedDateTime';
import { clockZone, type ZonedLocation } from '../../content/promotions/clockZone';
import { sameValue } from '../../records/sameValue';
import { nameKey } from '../../text/nameKey';
import type { FilePlan, PlannedRow } from '../rows/filePlan';
import { matchRows } from '../rows/matchRows';
import type { RecordNames } from '../rows/recordNames';
import { createTwins } from '../rows/twinRows';
import { namedPlaces } from './namedPlaces';
import type { PlainPromotionField, PromotionProblem, PromotionRow } from './promotionFields';

/** An event or offer in the fields of a file; times are in UTC, and empty where there is none. */
export interface PromotionValues {
  readonly name: string;
  readonly short_description: string;
  readonly long_description: string;
  readonly website: string;
  readonly start: string;
  readonly end: string;
  readonly show_from: string;
  readonly repeats: string;
  /** Ids, in any order. */
  readonly destinations: readonly number[];
  /** Uuids, in any order. */
  readonly locations: readonly string[];
  readonly everywhere: boolean;
}

/** An event or offer of the organisation. */
export interface KnownPromotion {
  readonly id: number;
  /** Its id in this source; null where the source has not made it. */
  readonly externalId: string | null;
  readonly values: PromotionValues;
  /** How many rooms have it by themselves. */
  readonly rooms: number;
}

export interface PlannedPromotion extends PlannedRow {
  readonly externalId: string;
  /** The record that it changes or leaves. */
  readonly id: number | null;
  /** The fields that differ; all that the row has for a new one. */
  readonly values: Partial<PromotionValues>;
}

export interface PromotionRules {
  readonly known: readonly KnownPromotion[];
  /** Destinations of the organisation by name. */
  readonly destinations: RecordNames<number>;
  readonly locations: RecordNames<string>;
  /** Every location of the organisation. */
  readonly zones: readonly ZonedLocation[];
  /** Why an event or offer with these values cannot be saved, by field. */
  readonly validate: (
    values: PromotionValues,
  ) => readonly { readonly field: PlainPromotionField | null; readonly message: string }[];
}

export const BLANK_PROMOTION: PromotionValues = {
  name: '',
  short_description: '',
  long_description: '',
  website: '',
  start: '',
  end: '',
  show_from: '',
  repeats: '',
  destinations: [],
  locations: [],
  everywhere: false,
};

const keyOf = (name: string, clock: string): string => `${nameKey(name)}\n${clock}`;

/** The clock of a zone for a text of a row, which may be in UTC. */
const clockOf = (text: string, zone: string): string => (text.endsWith('Z') ? inZone(text.slice(0, -1), zone) : text);

/** The moment of a text of a row; that of before where the clock shows the same, which it may do twice. */
function momentOf(text: string, { zone, before }: { readonly zone: string; readonly before: string }): string {
  if (text.endsWith('Z')) return text.slice(0, -1);
  return isUtcDateTime(before) && inZone(before, zone) === text ? before : fromZone(text, zone);
}

const normalised = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value);

/** The values of `after` that differ. */
const changedValues = (before: PromotionValues, after: PromotionValues): Partial<PromotionValues> =>
  Object.fromEntries(
    // The names are those of the values.
    (Object.keys(after) as (keyof PromotionValues)[])
      .filter((name) => !sameValue(normalised(before[name]), normalised(after[name])))
      .map((name) => [name, after[name]]),
  );

/**
 * Plans what a table does to the events or offers of an organisation, before anything is written. A row with a problem is left
 * out. It yields after each row, since thousands of them take a while.
 */
export function* planPromotions(
  rows: readonly PromotionRow[],
  rules: PromotionRules,
): Generator<void, Omit<FilePlan, 'rows'> & { readonly rows: readonly PlannedPromotion[] }> {
  const zoneOf = (locations: readonly string[]) => clockZone(locations, rules.zones);
  const placesOf = new Map(rows.map((one) => [one.row, namedPlaces(one.values, rules)]));
  const matches = matchRows(
    rows.map(({ row, externalId, ownId, values: { name = '', start } }) => {
      const clock = start && clockOf(start, zoneOf(placesOf.get(row)?.places?.locations ?? []));
      return {
        row,
        externalId,
        ownId,
        key: keyOf(name, clock ?? ''),
        nameKey: clock === undefined ? nameKey(name) : null,
      };
    }),
    rules.known.map((one) => {
      const { name, start, locations } = one.values;
      return { ...one, key: keyOf(name, inZone(start, zoneOf(locations))), nameKey: nameKey(name) };
    }),
  );
  const twinOf = createTwins();
  const planRow = (one: PromotionRow): PlannedPromotion => {
    const match = matches.get(one.row) ?? { known: null };
    const known = 'known' in match ? match.known : null;
    const before = known?.values ?? BLANK_PROMOTION;
    const named = placesOf.get(one.row) ?? { places: null, problems: [] };
    const problems: PromotionProblem[] = [...one.problems, ...named.problems];
    if ('problem' in match) {
      const isId = match.problem === 'id-unknown';
      const value = isId ? one.ownId : (one.values.name ?? '');
      problems.push({ code: match.problem, field: isId ? 'own_id' : 'name', value });
    }
    const { start, end, destinations: _, locations: _names, everywhere: _everywhere, ...texts } = one.values;
    const places = named.places ?? before;
    const zone = zoneOf(places.locations);
    const after: PromotionValues = {
      ...before,
      ...texts,
      ...(start !== undefined && { start: momentOf(start, { zone, before: before.start }) }),
      ...(end !== undefined && { end: momentOf(end, { zone, before: before.end }) }),
      ...{ destinations: places.destinations, locations: places.locations, everywhere: places.everywhere },
    };
    const isFound = !('problem' in match);
    if (isFound && after.name === '' && !one.problems.some(({ field }) => field === 'name'))
      problems.push({ code: 'name-missing', field: 'name', value: '' });
    if (isFound && after.start === '' && !one.problems.some(({ field }) => field === 'start'))
      problems.push({ code: 'start-missing', field: 'start', value: '' });
    const twin = twinOf(one, known?.id ?? null);
    if (twin !== undefined) problems.push({ code: 'same-row', field: null, value: String(twin) });
    if (problems.length === 0)
      problems.push(...rules.validate(after).map(({ field, message }) => invalid(one, field, message)));
    const values = changedValues(before, after);
    const fields = Object.keys(values);
    const isRefused = problems.length > 0;
    const hasPlace =
      places.everywhere || places.destinations.length + places.locations.length + (known?.rooms ?? 0) > 0;
    return {
      ...{ row: one.row, name: after.name, externalId: one.externalId, id: known?.id ?? null },
      kind: isRefused ? 'refused' : known === null ? 'add' : fields.length === 0 ? 'same' : 'change',
      ...{ fields, values, problems, unreadHours: '' },
      warnings: hasPlace || (known !== null && fields.length === 0) ? [] : [WITHOUT_PLACE],
    };
  };
  const planned: PlannedPromotion[] = [];
  for (const one of rows) {
    planned.push(planRow(one));
    yield;
  }
  return { rows: planned, newCategories: [] };
}

const WITHOUT_PLACE: PromotionProblem = { code: 'place-missing', field: 'destinations', value: '' };

/** Why the record cannot be saved; the value is what the row has, which a person may correct. */
function invalid({ values }: PromotionRow, field: PlainPromotionField | null, message: string): PromotionProblem {
  const value = field === null ? undefined : Object.entries(values).find(([name]) => name === field)?.[1];
  return { code: 'invalid', field, value: typeof value === 'string' ? value : '', reason: message };
}
