/** The ids of the features of an organisation that one below it can be given by a user who holds some of them. */
export const inheritedFeatures = (parent: readonly { readonly id: number }[], held: readonly number[]): number[] =>
  parent.map(({ id }) => id).filter((id) => held.includes(id));
