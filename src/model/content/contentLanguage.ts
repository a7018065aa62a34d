/** A BCP 47 tag as the browser writes it; language, and script or region where they matter. */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The name of a language in itself, for example “Français”; its tag where the browser does not know it. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Whether a text is the tag of a language that has a name. */
export const isLanguageTag = (tag: string): boolean => TAG.test(tag);

/**
 * The language that a visitor reads of those that there are, by the list of the browser; null for the content as it was
 * written. `fr` serves `fr-CA`, and the other way round.
 */
export function languageFor(
  wanted: readonly string[],
  { original, offered }: { original: string; offered: readonly string[] },
) {
  const baseOf = (tag: string) => tag.split('-')[0];
  for (const tag of wanted) {
    const found = offered.find((one) => one === tag) ?? offered.find((one) => baseOf(one) === baseOf(tag));
    if (found !== undefined) return found;
    if (baseOf(tag) === baseOf(original)) return null;
  }
  return null;
}
