import { nameKey } from '@/model/text/nameKey';

/** A floor as the name of its file tells it. */
export interface NamedFloor {
  readonly name: string;
  readonly shortname: string;
  /** 0 is the floor at street level, 1 the one above; null where the name does not tell. */
  readonly ordinal: number | null;
}

export interface NamedFloors {
  /** That which all names begin with, as the name of the building; empty where they begin differently. */
  readonly building: string;
  /** In the order of the files. */
  readonly floors: readonly NamedFloor[];
}

/** The file of a floor plan with the labels file that belongs to it, by their places in the list of files. */
export interface FloorFile {
  readonly plan: number;
  readonly labels: number | null;
}

export interface FloorFiles {
  readonly floors: readonly FloorFile[];
  /** Places of labels files that belong to no floor plan. */
  readonly spare: readonly number[];
}

const LABELS = /(?:[-_. ]*labels)?\.txt$/i;
const ENDING = /\.[^.]*$/;

/** Whether a file is a list of labels rather than a floor plan, by its name. */
const isLabels = (name: string): boolean => name.toLowerCase().endsWith('.txt');

/** Finds the labels file of each floor plan: the one with its name, or the only one where there is one floor plan. */
export function pairFloorFiles(names: readonly string[]): FloorFiles {
  const places = names.map((_, at) => at);
  const texts = places.filter((at) => isLabels(names[at] ?? ''));
  const plans = places.filter((at) => !isLabels(names[at] ?? ''));
  const free = new Set(texts);
  const take = (plan: number): number | null => {
    const key = nameKey((names[plan] ?? '').replace(ENDING, ''));
    const same = texts.find((at) => free.has(at) && nameKey((names[at] ?? '').replace(LABELS, '')) === key);
    const found = same ?? (plans.length === 1 && texts.length === 1 ? texts[0] : undefined);
    if (found !== undefined) free.delete(found);
    return found ?? null;
  };
  return { floors: plans.map((plan) => ({ plan, labels: take(plan) })), spare: [...free] };
}

/** Words for the level of a floor in the languages that plans are named in; the longest first. */
const LEVELS: readonly (readonly [string, number])[] = [
  ['lower ground', -1],
  ['upper ground', 1],
  ['basement', -1],
  ['untergeschoss', -1],
  ['sous sol', -1],
  ['souterrain', -1],
  ['sotano', -1],
  ['cellar', -1],
  ['keller', -1],
  ['ug', -1],
  ['lg', -1],
  ['ground', 0],
  ['erdgeschoss', 0],
  ['rez de chaussee', 0],
  ['planta baja', 0],
  ['parterre', 0],
  ['gf', 0],
  ['eg', 0],
  ['rdc', 0],
  ['g', 0],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
];

/** Words that a number of a level stands beside: “floor 2”, “L2”, “2nd floor”, “2 OG”; below the ground: “B1”, “UG 2”. */
const ABOVE = new Set(['floor', 'level', 'storey', 'story', 'fl', 'f', 'l', 'og', 'etage', 'piso', 'planta', 'niveau']);
const BELOW = new Set(['b', 'basement', 'ug', 'untergeschoss', 'lower', 'sous', 'parking']);
const ENDS_OF_NUMBERS = new Set(['st', 'nd', 'rd', 'th', 'er', 'e', 'eme']);

/** A name in words: parted at what is no letter or digit, at capitals, and between letters and digits. */
const wordsOf = (name: string): string[] =>
  name
    .replace(ENDING, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .match(/(?:(?<![\p{L}\p{N}] ?)-)?\p{N}+|\p{L}\p{M}*(?:\p{L}|\p{M})*/gu) ?? [];

const plain = (words: readonly string[]): string =>
  words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isLevelWord = (word: string): boolean => {
  const key = plain([word]);
  return ABOVE.has(key) || BELOW.has(key) || LEVELS.some(([level]) => level.split(' ').includes(key));
};

/** How many words all names begin with, but for those before the difference that tell of a level. */
function sharedStart(names: readonly (readonly string[])[]): number {
  const [first = []] = names;
  if (names.length < 2) return 0;
  const isShared = (at: number) =>
    names.every((words) => words.length > at + 1 && plain([words[at] ?? '']) === plain([first[at] ?? '']));
  let count = 0;
  while (isShared(count)) count++;
  while (count > 0 && isLevelWord(first[count - 1] ?? '')) count--;
  return count;
}

function ordinalOf(words: readonly string[]): number | null {
  const text = plain(words);
  const number = words.map(Number).find((value) => Number.isInteger(value) && Math.abs(value) < 200);
  if (number !== undefined) {
    const isBelow = words.some((word) => BELOW.has(plain([word])));
    return isBelow && number > 0 ? -number : number;
  }
  const found = LEVELS.find(([level]) => ` ${text} `.includes(` ${level} `));
  return found?.[1] ?? null;
}

/** A letter or two and a number are one word for people: “B3”. */
const titled = (words: readonly string[]): string => {
  const text = words.join(' ').replace(/(?<!\p{L})(\p{L}{1,2}) (?=\p{N})/gu, '$1');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Letters of an abbreviation. */
const MOST_LETTERS = 3;

/** Short as on the buttons of a map: the number of a level, else the first letters. */
function shortOf(words: readonly string[], ordinal: number | null): string {
  if (words.some((word) => /^-?\p{N}+$/u.test(word))) return String(ordinal ?? words.at(-1));
  const named = words.filter((word) => !ABOVE.has(plain([word])));
  const [only = ''] = named;
  if (named.length === 1 && only.length <= MOST_LETTERS) return only.toUpperCase();
  const letters = (named.length > 0 ? named : words).map((word) => [...word].slice(0, 1).join('').toUpperCase());
  return letters.join('') || '?';
}

/**
 * The floors that the names of their files tell, and the building that the names share: “quay-lower-ground.zip” and
 * “quay-floor2.zip” are Lower ground (-1) and Floor 2 of “Quay”.
 * @param names names of the files of floor plans, with their endings
 * @param word for a floor, before a number that would be no name alone
 */
export function floorsOfFiles(names: readonly string[], word: string): NamedFloors {
  const all = names.map(wordsOf);
  const start = sharedStart(all);
  return {
    building: titled(all[0]?.slice(0, start) ?? []),
    floors: all.map((words) => {
      const rest = words.slice(start).filter((word) => !ENDS_OF_NUMBERS.has(plain([word])));
      const own = rest.length > 0 ? rest : words;
      const ordinal = ordinalOf(own);
      // “2” alone would be no name.
      const named = own.length === 1 && /^-?\p{N}+$/u.test(own[0] ?? '') ? [word, ...own] : own;
      return { name: titled(named) || word, shortname: shortOf(own, ordinal), ordinal };
    }),
  };
}

/**
 * Ordinals for floors from the lowest to the highest: those that are known, and the others above them in the order of their
 * names. No two are the same.
 * @returns the places of the floors, lowest first, each with its ordinal
 */
export function orderedFloors(
  floors: readonly NamedFloor[],
): readonly { readonly at: number; readonly ordinal: number }[] {
  const order = new Intl.Collator('en', { numeric: true });
  const sorted = floors
    .map(({ name, ordinal }, at) => ({ at, name, ordinal }))
    .sort(
      (one, other) =>
        (one.ordinal ?? Number.POSITIVE_INFINITY) - (other.ordinal ?? Number.POSITIVE_INFINITY) ||
        order.compare(one.name, other.name) ||
        one.at - other.at,
    );
  let last = Number.NEGATIVE_INFINITY;
  return sorted.map(({ at, ordinal }) => {
    const lowest = last === Number.NEGATIVE_INFINITY ? 0 : last + 1;
    last = ordinal === null ? lowest : Math.max(ordinal, last === Number.NEGATIVE_INFINITY ? ordinal : lowest);
    return { at, ordinal: last };
  });
}
