import { folded } from './folded';
import { searchTerms, withoutAmpersand } from './searchTerms';

const WORD_START = /[\p{L}\p{N}]+/gu;

/** 0 starts with the search, 1 has words that start with its words, 2 contains its words, null does not. */
function rankOf(text: string, searched: readonly string[], whole: string): number | null {
  const lower = folded(text);
  if (lower.startsWith(whole)) return 0;
  const joined = withoutAmpersand(lower);
  const starts = `${lower} ${joined}`.match(WORD_START) ?? [];
  if (searched.every((part) => starts.some((start) => start.startsWith(part)))) return 1;
  return searched.every((part) => lower.includes(part) || joined.includes(part)) ? 2 : null;
}

/**
 * The items of which a name matches the search, as they are folded for searching: those that start with it, then those with a word
 * that starts with it, then those that contain it. Equals stay in order; an empty search matches all.
 */
export function rankByText<Item>(
  items: readonly Item[],
  search: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const whole = folded(search);
  if (whole === '') return items;
  const searched = searchTerms(whole);
  const ranks: Item[][] = [[], [], []];
  for (const item of items) {
    const found = namesOf(item).flatMap((name) => rankOf(name, searched, whole) ?? []);
    if (found.length > 0) ranks[Math.min(...found)]?.push(item);
  }
  return ranks.flat();
}
