import { folded } from '../search/folded';
import { roomLabels, type StoredLabel } from './roomLabels';

/** A destination in a room, as far as labels depend on it. */
export interface NamedPlace {
  readonly floor_id: string;
  readonly object_name: string;
  /** Its name in each language in which it may be written on the floor plan. */
  readonly names: readonly string[];
}

/**
 * The labels of a floor that are shown where a room has no destination, by `object_name`. A label that names a destination
 * in another room is not among them: the destination has moved, and the floor plan has not followed. One that several rooms
 * have, such as "Toilets", names none of them and stays.
 */
export function shownLabels(
  labels: readonly StoredLabel[] | undefined,
  places: readonly NamedPlace[],
  floor: string,
): ReadonlyMap<string, string> {
  const rooms = new Map<string, number>();
  for (const { text } of labels ?? []) {
    const name = folded(text.trim());
    rooms.set(name, (rooms.get(name) ?? 0) + 1);
  }
  const placed = new Set(places.flatMap(({ names }) => names.map(folded)));
  const own = new Set(
    places.flatMap(({ floor_id, object_name, names }) =>
      floor_id === floor ? names.map((name) => `${object_name} ${folded(name)}`) : [],
    ),
  );
  const isElsewhere = (mesh: string, text: string): boolean => {
    const name = folded(text);
    return placed.has(name) && rooms.get(name) === 1 && !own.has(`${mesh} ${name}`);
  };
  return new Map([...roomLabels(labels, floor)].filter(([mesh, text]) => !isElsewhere(mesh, text)));
}
