const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'];
/** Fewer letters are no name of a month. */
const FEWEST = 3;

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const NAMES: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  LANGUAGES.map((language) =>
    plain(new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15))),
  ),
);

/** The number of a month by its name, or by the beginning of it: `1` to `12`; empty for any other word, and for several. */
export function monthOf(word: string): string {
  const wanted = plain(word);
  if (wanted.length < FEWEST) return '';
  const found = NAMES.flatMap((names, at) => (names.some((name) => name.startsWith(wanted)) ? [at + 1] : []));
  const [month] = found;
  return month === undefined || found.length > 1 ? '' : String(month);
}
