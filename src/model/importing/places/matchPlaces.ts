import { nameKey } from '../../text/nameKey';
import type { KnownPlace } from './knownPlace';
import type { PlaceProblem, PlaceRow } from './placeFields';

/** The place that a row is about: a known one, a new one (null), or why that is not certain. */
export type Match = { readonly place: KnownPlace | null } | { readonly problem: PlaceProblem };

/** A branch of a chain is another place: rows without an id are distinguished by name and unit. */
const branchKey = (name: string, unit: string): string => `${nameKey(name)}\n${nameKey(unit)}`;

/**
 * The place of each row: by the id of the destination, by the id in the source, else by name and unit. Rows of one name and
 * unit are the places of that name in their order, where there are as many of both.
 */
export function matchPlaces(rows: readonly PlaceRow[], known: readonly KnownPlace[]): ReadonlyMap<number, Match> {
  const byId = new Map(known.map((place) => [String(place.id), place]));
  const bySource = new Map(known.flatMap((place) => (place.externalId === null ? [] : [[place.externalId, place]])));
  const matches = new Map<number, Match>();
  const taken = new Set<number>();
  const named: PlaceRow[] = [];
  for (const one of rows) {
    const place = one.ownId === '' ? bySource.get(one.externalId) : byId.get(one.ownId);
    if (place) {
      matches.set(one.row, { place });
      taken.add(place.id);
    } else if (one.ownId !== '')
      matches.set(one.row, { problem: { code: 'id-unknown', field: 'own_id', value: one.ownId } });
    else named.push(one);
  }
  const free = groupBy(
    known.filter(({ id }) => !taken.has(id)),
    ({ values }) => branchKey(values.name, values.unit),
  );
  const freeByName = groupBy(
    known.filter(({ id }) => !taken.has(id)),
    ({ values }) => nameKey(values.name),
  );
  for (const group of groupBy(named, ({ values }) => branchKey(values.name ?? '', values.unit ?? '')).values())
    matchGroup(group, { free, freeByName, matches });
  return matches;
}

interface Groups {
  readonly free: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly freeByName: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly matches: Map<number, Match>;
}

function matchGroup(group: readonly PlaceRow[], { free, freeByName, matches }: Groups): void {
  const [
    {
      values: { name = '', unit = '' },
    } = { values: {} },
  ] = group;
  const exact = free.get(branchKey(name, unit)) ?? [];
  // A file without units is about the place of that name, whatever its unit.
  const places = exact.length === 0 && unit === '' ? (freeByName.get(nameKey(name)) ?? []) : exact;
  // A place that another row of this source has made is no candidate for a row with an id of its own.
  const open = places.filter(({ externalId }) => externalId === null || group.every((one) => one.externalId === ''));
  const isSure = group.length === open.length;
  for (const [at, one] of group.entries()) {
    const place = isSure ? open[at] : undefined;
    if (place) matches.set(one.row, { place });
    else if (open.length === 0 || one.externalId !== '') matches.set(one.row, { place: null });
    else matches.set(one.row, { problem: { code: 'name-ambiguous', field: 'name', value: name } });
  }
}

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
