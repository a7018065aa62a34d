import { compareNames } from '../search/sortKey';

/** A place that visitors may be led on to. */
export interface RelatedPlace {
  readonly id: number;
  /** Its destination, which may have other places. */
  readonly destination: number;
  readonly name: string;
  readonly categories: readonly string[];
  readonly floor: { readonly uuid: string };
}

const isOn =
  (floor: string) =>
  (one: RelatedPlace): number =>
    one.floor.uuid === floor ? 0 : 1;

/**
 * The places that are related to a place, one of each destination: those of the destinations that are named, in their order;
 * where none is named, as many as `automatic` that share most categories with it. Places on its floor come first.
 */
export function relatedPlaces<P extends RelatedPlace>(
  places: readonly P[],
  place: P,
  { named, automatic }: { readonly named: readonly number[]; readonly automatic: number },
): readonly P[] {
  const distance = isOn(place.floor.uuid);
  const nearest = new Map<number, P>();
  for (const one of places) {
    if (one.destination === place.destination) continue;
    const known = nearest.get(one.destination);
    if (!known || distance(one) < distance(known)) nearest.set(one.destination, one);
  }
  if (named.length > 0) return named.flatMap((destination) => nearest.get(destination) ?? []);
  const shared = (one: P) => one.categories.filter((category) => place.categories.includes(category)).length;
  return [...nearest.values()]
    .filter((one) => shared(one) > 0)
    .sort(
      (one, other) =>
        shared(other) - shared(one) ||
        distance(one) - distance(other) ||
        compareNames(one.name, other.name) ||
        one.id - other.id,
    )
    .slice(0, automatic);
}
