/** Items of this floor, then those of other floors of the location, then the others; otherwise in their order. */
export function nearestFirst<Item>(
  items: readonly Item[],
  floor: string | null,
  floorsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const groups: Item[][] = [[], [], []];
  for (const item of items) {
    const floors = floorsOf(item);
    groups[floor !== null && floors.includes(floor) ? 0 : floors.length > 0 ? 1 : 2]?.push(item);
  }
  return groups.flat();
}
