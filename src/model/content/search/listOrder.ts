export type Direction = 'ascending' | 'descending';

/** Whether a name contains the search text, ignoring case; an empty search matches every name. */
export const containsText = (name: string, search: string): boolean =>
  name.toLowerCase().includes(search.trim().toLowerCase());

/** A copy sorted by a text or number of each item; texts ignore case and compare numbers by value. The sort is stable. */
export function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  direction: Direction,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...items].sort((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
