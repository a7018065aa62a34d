import { folded } from './folded';
import { isNearWord } from './nearWord';
import { searchTerms, withoutAmpersand } from './searchTerms';
import { sortKey } from './sortKey';

/** A place that a visitor can search for. */
export interface SearchablePlace {
  readonly id: number;
  readonly name: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Names of the destinations inside it. */
  readonly inside?: readonly string[];
  /** Its names, and those of its categories, in the languages that are not shown. */
  readonly otherNames?: readonly string[];
  readonly otherCategories?: readonly string[];
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** A text as it is searched, with its words. */
interface Folded {
  readonly text: string;
  readonly words: readonly string[];
}
interface FoldedPlace {
  readonly name: Folded;
  readonly sortKey: string;
  /** With the weight of each. */
  readonly others: readonly (readonly [weight: number, Folded])[];
}

/** Categories and tags are those of many places. */
const foldedTexts = new Map<string, Folded>();
const MOST_TEXTS = 20_000;

function foldedText(text: string): Folded {
  const known = foldedTexts.get(text);
  if (known) return known;
  if (foldedTexts.size >= MOST_TEXTS) foldedTexts.clear();
  const plain = folded(text);
  const made = { text: plain, words: wordsOf(plain.includes('&') ? `${plain} ${withoutAmpersand(plain)}` : plain) };
  foldedTexts.set(text, made);
  return made;
}

/** Thousands of places are searched with each key that is pressed. */
const foldedPlaces = new WeakMap<SearchablePlace, FoldedPlace>();

function foldedPlace(place: SearchablePlace): FoldedPlace {
  const known = foldedPlaces.get(place);
  if (known) return known;
  const weighted = (weight: number, texts: readonly string[] = []) =>
    texts.map((text) => [weight, foldedText(text)] as const);
  const made: FoldedPlace = {
    name: foldedText(place.name),
    sortKey: sortKey(place.name),
    others: [
      ...weighted(OTHER_NAME, place.otherNames),
      ...weighted(INSIDE, place.inside),
      ...weighted(CATEGORY, place.categories),
      ...weighted(CATEGORY, place.otherCategories),
      ...weighted(TAG, place.tags),
    ],
  };
  foldedPlaces.set(place, made);
  return made;
}

/** How well a text matches a word: 3 begins with it, 2 has a word that begins with it, 1 contains it, 0 no match. */
function fit({ text, words }: Folded, word: string): number {
  if (text.startsWith(word)) return 3;
  if (words.some((one) => one.startsWith(word))) return 2;
  return text.includes(word) ? 1 : 0;
}

/** As `fit`; a word with a typing error fits as one that is contained. */
const forgivingFit = (text: Folded, word: string): number =>
  fit(text, word) || (text.words.some((one) => isNearWord(word, one)) ? 1 : 0);

const NAME = 100;
/** Its best fit stays below the least of a name that is shown, and a fit of it above the same fit of what is inside. */
const OTHER_NAME = 33;
/** Its least fit stays above the best of a category. */
const INSIDE = 32;
const CATEGORY = 10;
const TAG = 1;

/** The weight of a word by its best fit in a place; 0 where nothing fits. */
function weightOf({ name, others }: FoldedPlace, word: string, fitOf: typeof fit): number {
  let best = NAME * fitOf(name, word);
  // No other part outweighs the name.
  if (best > 0) return best;
  for (const [weight, text] of others) best = Math.max(best, weight * fitOf(text, word));
  return best;
}

/**
 * The matching places, best first. Every word must match the name, its name in another language, something inside, a category
 * or a tag, which weigh in this order. Where none matches, words with a typing error do. Without words all places, by name.
 */
export function searchPlaces<P extends SearchablePlace>(places: readonly P[], query: string): readonly P[] {
  const words = wordsOf(searchTerms(folded(query)).join(' '));
  if (words.length === 0) return ordered(places.map((place) => ({ place, score: 0, key: foldedPlace(place).sortKey })));
  const exact = ranked(places, query, words, fit);
  return exact.length > 0 ? exact : ranked(places, query, words, forgivingFit);
}

interface Found<P> {
  readonly place: P;
  readonly score: number;
  readonly key: string;
}

/** The best first, then by name. */
const ordered = <P extends SearchablePlace>(found: readonly Found<P>[]): readonly P[] =>
  [...found]
    .sort(
      (one, other) =>
        other.score - one.score || (one.key < other.key ? -1 : one.key > other.key ? 1 : one.place.id - other.place.id),
    )
    .map(({ place }) => place);

function ranked<P extends SearchablePlace>(
  places: readonly P[],
  query: string,
  words: readonly string[],
  fitOf: typeof fit,
): readonly P[] {
  const whole = folded(query);
  const found: Found<P>[] = [];
  for (const place of places) {
    const searched = foldedPlace(place);
    const name = searched.name.text;
    let score = name === whole ? 2 * NAME : name.startsWith(whole) ? NAME : 0;
    for (const word of words) {
      const best = weightOf(searched, word, fitOf);
      if (best === 0) {
        score = -1;
        break;
      }
      score += best;
    }
    if (score >= 0) found.push({ place, score, key: searched.sortKey });
  }
  return ordered(found);
}
