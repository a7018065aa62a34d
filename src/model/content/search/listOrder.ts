import { folded } from './folded';
import { searchTerms, withoutAmpersand } from './searchTerms';
import { sortKey } from './sortKey';

export type Direction = 'ascending' | 'descending';

/** Whether a name contains each word of the search, as they are folded; an empty search matches every name. */
export function containsText(name: string, search: string): boolean {
  const text = folded(name);
  const joined = withoutAmpersand(text);
  return searchTerms(folded(search)).every((word) => text.includes(word) || joined.includes(word));
}

/** A copy sorted by a text or number of each item; texts are in the order of names. The sort is stable. */
export function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  direction: Direction,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = items.map((item) => {
    const key = keyOf(item);
    return { item, key: typeof key === 'number' ? key : sortKey(key) };
  });
  return keyed
    .sort((one, other) => sign * (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ item }) => item);
}
