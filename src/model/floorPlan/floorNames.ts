interface NamedBuilding {
  readonly name: string;
  readonly floors: readonly { readonly uuid: string; readonly name: string }[];
}

/** The names of the floors of a location by uuid: with their building where the location has more than one. */
export const floorNames = (buildings: readonly NamedBuilding[]): ReadonlyMap<string, string> =>
  new Map(
    buildings.flatMap((building) =>
      building.floors.map(({ uuid, name }) => [uuid, buildings.length > 1 ? `${building.name}, ${name}` : name]),
    ),
  );
