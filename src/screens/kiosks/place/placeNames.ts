interface Placed {
  readonly floor_id: string;
  readonly object_name: string;
  readonly location_name: string;
}

/** The names of the destinations in each room of a floor, by the name of the room. */
export function placeNames(places: readonly Placed[], floor: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { floor_id, object_name, location_name } of places)
    if (floor_id === floor) names.set(object_name, [names.get(object_name), location_name].filter(Boolean).join(', '));
  return names;
}
