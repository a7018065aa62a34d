/** A made-up organisation with records of all groups of the search, and what people type to find them. */

const FIRST = [
  'Café',
  'Grand',
  'Little',
  'Royal',
  'Łódź',
  'Blue',
  'Harbour',
  'Crème',
  'Old',
  'Nova',
  'Urban',
  'Sankt',
  'Petit',
  'Golden',
  'Maison',
  'Über',
];
const SECOND = [
  'Books',
  'Bakery',
  'Optics',
  'Pharmacy',
  'Shoes',
  'Clinic',
  'Lounge',
  'Market',
  'Records',
  'Florist',
  'Toys',
  'Jeweller',
  'Barber',
  'Kitchen',
];

export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const SYLLABLES = [
  'ka',
  'lo',
  'mi',
  'ter',
  'san',
  'vel',
  'dor',
  'hin',
  'pra',
  'quo',
  'bel',
  'zu',
  'fen',
  'gra',
  'nis',
  'tol',
];

export function nameOf(random) {
  const of = (list) => list[Math.floor(random() * list.length)];
  const made = Array.from({ length: 2 + Math.floor(random() * 2) }, () => of(SYLLABLES)).join('');
  return `${of(FIRST)} ${made[0].toUpperCase()}${made.slice(1)} ${of(SECOND)}`;
}

/** Rows of each table: 100,000 in all. */
export const COUNTS = {
  projects: 500,
  buildings: 1_000,
  floors: 3_500,
  destinations: 90_000,
  categories: 2_000,
  amenities: 1_000,
  users: 2_000,
};

/** Texts as people type them: the first letters of a name, a word of it, a part, two words, without accents, with an error. */
export function textsOf(names, count, random) {
  const texts = [];
  for (let at = 0; at < count; at++) {
    const name = names[Math.floor(random() * names.length)];
    const words = name.split(' ');
    const word = words[1];
    const swapped = `${word.slice(0, 2)}${word[3] ?? ''}${word[2]}${word.slice(4)}`;
    texts.push(
      [
        name.slice(0, 1),
        name.slice(0, 4),
        word,
        word.slice(1, 4),
        `${words[2]} ${word}`,
        name.normalize('NFKD').replace(/\p{M}/gu, ''),
        swapped,
      ][at % 7],
    );
  }
  return texts;
}
