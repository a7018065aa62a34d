/** The order of a new floor of a building: above all that it has, 0 as the first. */
export const nextOrder = (floors: readonly { readonly order: number }[]): number =>
  floors.length === 0 ? 0 : Math.max(...floors.map(({ order }) => order)) + 1;
