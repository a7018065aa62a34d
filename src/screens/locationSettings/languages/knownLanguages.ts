/** Languages that visitors often read, and those in which their browsers are used most. */
const TAGS =
  'af am ar az be bg bn bs ca cs cy da de el es es-419 et eu fa fi fil fr fr-CA ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my nb ne nl pa pl ps pt pt-BR ro ru si sk sl so sq sr sv sw ta te th ti tr uk ur uz vi zh-Hans zh-Hant zu'.split(
    ' ',
  );

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language in English; its tag where it has none. */
export const englishName = (tag: string): string => names.of(tag) ?? tag;

/** The languages that can be added, by their English names. */
export const knownLanguages = (
  without: readonly string[],
): readonly { readonly tag: string; readonly name: string }[] =>
  TAGS.filter((tag) => !without.includes(tag))
    .map((tag) => ({ tag, name: englishName(tag) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
