export type Direction = 'ascending' | 'descending';

/** Whether a name contains what is searched for, whatever the case; nothing searched for is contained in everything. */
export const containsText = (name: string, search: string): boolean =>
  name.toLowerCase().includes(search.trim().toLowerCase());

/** A copy in the order of a text or number of each; texts whatever their case, numbers in them by value. Equals stay as they were. */
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
