import { nameKey } from '../../text/nameKey';
import type { KnownPlace } from './knownPlace';
import type { matchPlaces } from './matchPlaces';
import type { PlaceProblem, PlaceRow } from './placeFields';
import type { MainPlace, PlannedPlace } from './plannedPlace';

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Main = { readonly main: MainPlace } | { readonly problem: PlaceProblem } | undefined;

/** Finds the main destination that a row names: by an id of the source, else by a name that one place alone has. */
export function createMains(
  rows: readonly PlaceRow[],
  known: readonly KnownPlace[],
  matches: ReturnType<typeof matchPlaces>,
): (one: PlaceRow, place: KnownPlace | null) => Main {
  const rowsBy = new Map<string, PlaceRow[]>();
  for (const one of rows) {
    if (one.externalId !== '') append(rowsBy, `#${one.externalId}`, one);
    append(rowsBy, nameKey(one.values.name ?? ''), one);
  }
  const knownBy = new Map<string, KnownPlace[]>();
  for (const place of known) {
    const keys = [nameKey(place.values.name), ...(place.externalId === null ? [] : [`#${place.externalId}`])];
    for (const key of keys) append(knownBy, key, place);
  }
  const placeOf = (row: number): KnownPlace | null => {
    const match = matches.get(row);
    return match && 'place' in match ? match.place : null;
  };
  // A row that does not name a main destination leaves its place where it is.
  const isSub = ({ row, values: { main_destination: main } }: PlaceRow) =>
    main === undefined ? (placeOf(row)?.parentId ?? null) !== null : main !== '';
  const subRows = new Set(rows.flatMap((one) => (isSub(one) ? one.row : [])));
  const subIds = new Set(known.flatMap(({ id, parentId }) => (parentId === null ? [] : id)));
  const withSubs = new Set(known.flatMap(({ parentId }) => parentId ?? []));
  return (one, place) => {
    const wanted = one.values.main_destination;
    if (wanted === undefined) return undefined;
    if (wanted === '') return (place?.parentId ?? null) === null ? undefined : { main: null };
    const problem = (code: PlaceProblem['code']): Main => ({
      problem: { code, field: 'main_destination', value: wanted },
    });
    const candidates = [`#${wanted}`, nameKey(wanted)].flatMap((key) => {
      const inFile = (rowsBy.get(key) ?? []).filter(({ row }) => row !== one.row);
      if (inFile.length > 0) return [inFile.map(({ row }): MainPlace => ({ row }))];
      const places = (knownBy.get(key) ?? []).filter(({ id }) => id !== place?.id);
      return places.length > 0 ? [places.map(({ id }): MainPlace => ({ id }))] : [];
    });
    const [found] = candidates;
    if (!found)
      return [one.externalId, nameKey(one.values.name ?? '')].some((own) => own === wanted || own === nameKey(wanted))
        ? problem('own-main')
        : problem('main-unknown');
    const [main] = found;
    if (found.length > 1 || !main) return problem('name-ambiguous');
    if ('row' in main ? subRows.has(main.row) : subIds.has(main.id)) return problem('main-is-sub');
    const mainId = 'id' in main ? main.id : placeOf(main.row)?.id;
    if (place && mainId !== undefined && mainId === place.parentId) return undefined;
    return place && withSubs.has(place.id) ? problem('has-subs') : { main };
  };
}

/** A place whose main destination is a row that is left out cannot be written. */
export function withoutLostMains(places: readonly PlannedPlace[]): readonly PlannedPlace[] {
  const lost = new Set(places.flatMap(({ kind, id, row }) => (kind === 'refused' && id === null ? row : [])));
  if (lost.size === 0) return places;
  return places.map((place) => {
    const { main } = place;
    if (place.kind === 'refused' || !main || !('row' in main) || !lost.has(main.row)) return place;
    const value = places.find(({ row }) => row === main.row)?.name ?? '';
    return { ...place, kind: 'refused', problems: [{ code: 'main-unknown', field: 'main_destination', value }] };
  });
}
