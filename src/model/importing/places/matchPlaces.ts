import { nameKey } from '../../text/nameKey';
import { matchRows } from '../rows/matchRows';
import type { KnownPlace } from './knownPlace';
import type { PlaceProblem, PlaceRow } from './placeFields';

/** The place that a row is about: a known one, a new one (null), or why that is not certain. */
export type Match = { readonly place: KnownPlace | null } | { readonly problem: PlaceProblem };

/** A branch of a chain is another place: rows without an id are distinguished by name and unit. */
const branchKey = (name: string, unit: string): string => `${nameKey(name)}\n${nameKey(unit)}`;

/** The place of each row: by the id of the destination, by the id in the source, else by name and unit. */
export function matchPlaces(rows: readonly PlaceRow[], known: readonly KnownPlace[]): ReadonlyMap<number, Match> {
  const matches = matchRows(
    rows.map(({ row, externalId, ownId, values: { name = '', unit = '' } }) => ({
      ...{ row, externalId, ownId, key: branchKey(name, unit) },
      // A file without units is about the place of that name, whatever its unit.
      nameKey: unit === '' ? nameKey(name) : null,
    })),
    known.map((place) => ({
      ...{ place, id: place.id, externalId: place.externalId },
      ...{ key: branchKey(place.values.name, place.values.unit), nameKey: nameKey(place.values.name) },
    })),
  );
  const names = new Map(rows.map(({ row, values }) => [row, values.name ?? '']));
  return new Map(
    [...matches].map(([row, match]): [number, Match] => {
      if ('known' in match) return [row, { place: match.known?.place ?? null }];
      const isId = match.problem === 'id-unknown';
      const value = isId ? match.row.ownId : (names.get(row) ?? '');
      return [row, { problem: { code: match.problem, field: isId ? 'own_id' : 'name', value } }];
    }),
  );
}
