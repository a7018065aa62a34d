/** The order of a new floor: above all others, 0 for the first. */
export const nextOrder = (floors: readonly { readonly order: number }[]): number =>
  floors.length === 0 ? 0 : Math.max(...floors.map(({ order }) => order)) + 1;
