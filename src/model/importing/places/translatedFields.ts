import { isLanguageTag } from '../../content/contentLanguage';

/** A name or a description in another language, by the tag of the language: `name:de`. */
export type TranslatedPlaceField = `${'name' | 'description'}:${string}`;

/** Translations of a place, by their fields. */
export type PlaceTranslations = Readonly<Record<string, string>>;

const FIELD = /^(name|description):(.+)$/;

/** The original and the language of a field; null for any other field. */
export function translationOf(
  field: string,
): { readonly original: 'name' | 'description'; readonly language: string } | null {
  const [, original, language = ''] = FIELD.exec(field) ?? [];
  return (original === 'name' || original === 'description') && isLanguageTag(language) ? { original, language } : null;
}

export const isTranslatedField = (field: string): field is TranslatedPlaceField => translationOf(field) !== null;

/** Languages of directories; codes that are words of their own in names of columns, such as “id” and “no”, are left out. */
const LANGUAGES =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu is it ja ka ko lb lt lv mk mt nb nl pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(
    ' ',
  );
/** In English, and in the languages of `guessFields`. */
const NAMED_IN = ['en', 'de', 'fr', 'es'];

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tags by the names of languages, also in themselves: german, deutsch, allemand. */
const byName: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((tag) =>
    [...NAMED_IN, tag].map((other) => {
      const name = new Intl.DisplayNames([other], { type: 'language' }).of(tag) ?? tag;
      return [plain(name), tag] as const;
    }),
  ),
);

const BY_CODE = /^(.*?\S)\s*(?:[:_.-]|[([])\s*([a-z]{2})(?:[_-]([a-z]{2}))?[\])]?$/i;
const BY_NAME = /^(.*\S)\s*(?:[\s:_.-]|[([]|\bin\b)\s*(\p{L}{3,})[\])]?$/u;

/** The parts of a column such as “name:de”, “description_fr” or "Name (German)"; null for any other column. */
export function languageColumn(column: string): { readonly base: string; readonly language: string } | null {
  const [, base = '', code = '', region] = BY_CODE.exec(column.trim()) ?? [];
  if (LANGUAGES.includes(code.toLowerCase()))
    return { base, language: [code.toLowerCase(), ...(region ? [region.toUpperCase()] : [])].join('-') };
  const [, named = '', word = ''] = BY_NAME.exec(column.trim()) ?? [];
  const language = byName.get(plain(word));
  return language === undefined ? null : { base: named.replace(/\s+in$/i, ''), language };
}
