interface Ordered {
  readonly uuid: string;
  readonly order: number;
}

/** The next floor down in the same building; null where there is none. */
export function floorBelow<Floor extends Ordered>(
  buildings: readonly { readonly floors: readonly Floor[] }[],
  uuid: string,
): Floor | null {
  const building = buildings.find(({ floors }) => floors.some((one) => one.uuid === uuid));
  const floors = [...(building?.floors ?? [])].sort((one, other) => one.order - other.order);
  return floors[floors.findIndex((one) => one.uuid === uuid) - 1] ?? null;
}
