import { folded } from './folded';

/** A place that a visitor can search for. */
export interface SearchablePlace {
  readonly id: number;
  readonly name: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Names of the destinations inside it. */
  readonly inside?: readonly string[];
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** How well a text matches a word: 3 begins with it, 2 has a word that begins with it, 1 contains it, 0 no match. */
function fit(text: string, word: string): number {
  if (text.startsWith(word)) return 3;
  if (wordsOf(text).some((one) => one.startsWith(word))) return 2;
  return text.includes(word) ? 1 : 0;
}

/** "Gate 2" before "Gate 10". */
const collator = new Intl.Collator('en', { numeric: true });

const NAME = 100;
/** Its best fit stays below the least of a name, and its least above the best of a category. */
const INSIDE = 32;
const CATEGORY = 10;
const TAG = 1;

/**
 * The matching places, best first. Every word must match the name, something inside, a category or a tag, which weigh in
 * this order. Without words all places, by name.
 */
export function searchPlaces<P extends SearchablePlace>(places: readonly P[], query: string): readonly P[] {
  const words = wordsOf(folded(query));
  const byName = (one: P, other: P) => collator.compare(one.name, other.name) || one.id - other.id;
  if (words.length === 0) return [...places].sort(byName);
  const whole = folded(query);
  const found: { place: P; score: number }[] = [];
  for (const place of places) {
    const name = folded(place.name);
    let score = name === whole ? 2 * NAME : name.startsWith(whole) ? NAME : 0;
    for (const word of words) {
      const best = Math.max(
        NAME * fit(name, word),
        ...(place.inside ?? []).map((one) => INSIDE * fit(folded(one), word)),
        ...place.categories.map((category) => CATEGORY * fit(folded(category), word)),
        ...place.tags.map((tag) => TAG * fit(folded(tag), word)),
      );
      if (best === 0) {
        score = -1;
        break;
      }
      score += best;
    }
    if (score >= 0) found.push({ place, score });
  }
  return found
    .sort((one, other) => other.score - one.score || byName(one.place, other.place))
    .map(({ place }) => place);
}
