interface Nested {
  readonly id: number;
  /** 0 for a main category. */
  readonly parent_id: number;
}
interface Placed {
  readonly destination: { readonly categories: readonly { readonly id: number }[] };
}

/** The categories that a place of the location has, with the main categories above them. */
export function usedCategories<C extends Nested>(categories: readonly C[], places: readonly Placed[]): C[] {
  const used = new Set(places.flatMap(({ destination }) => destination.categories.map(({ id }) => id)));
  for (const { id, parent_id } of categories) if (used.has(id)) used.add(parent_id);
  return categories.filter(({ id }) => used.has(id));
}
