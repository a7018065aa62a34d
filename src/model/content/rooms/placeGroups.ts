interface Groupable {
  readonly name: string;
  readonly categories: readonly string[];
}

/** Places that visitors cannot tell apart: the toilets of a mall, the branches of a chain. */
export type PlaceGroup<Place> = readonly [Place, ...Place[]];

const SEPARATOR = '\u0000';
const keyOf = ({ name, categories }: Groupable): string => [name, ...categories.toSorted()].join(SEPARATOR);

/** Places with one name and the same categories together, each group where its first place is. */
export function placeGroups<Place extends Groupable>(places: readonly Place[]): readonly PlaceGroup<Place>[] {
  const groups = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const key = keyOf(place);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()];
}
