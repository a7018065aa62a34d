/** The items that all lists have. */
export function commonItems<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
}

/** A list after the common items became `next`: what was added is added, what was taken out is taken out, the rest stays. */
export function withCommon<Item>(
  list: readonly Item[],
  common: readonly Item[],
  next: readonly Item[],
): readonly Item[] {
  const left = list.filter((item) => !common.includes(item) || next.includes(item));
  return [...left, ...next.filter((item) => !left.includes(item))];
}
