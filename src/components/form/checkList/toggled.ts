/** The ids with this one added or removed, in ascending order, so that an equal selection is an equal list. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].sort((one, other) => one - other);
