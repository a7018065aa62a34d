/** `en-XA` is the pseudo-locale of the tests: accents, and texts two fifths longer. */
export type Locale = 'en-GB' | 'en-US' | 'en-XA';

const LOCALES: readonly string[] = ['en-GB', 'en-US', 'en-XA'] satisfies Locale[];

export const isLocale = (name: unknown): name is Locale => typeof name === 'string' && LOCALES.includes(name);

/**
 * The language of the console's texts: that of the page, `<html lang>`, or `data-locale` while the page is in the language
 * of a visitors' map. The service speaks en-GB.
 */
export function locale(): Locale {
  if (typeof document === 'undefined') return 'en-GB';
  const { lang, dataset } = document.documentElement;
  const name = dataset.locale ?? lang;
  return isLocale(name) ? name : 'en-GB';
}

/** The locale for `Intl`: the pseudo-locale formats dates and numbers as en-GB does. */
export const formatLocale = (): 'en-GB' | 'en-US' => (locale() === 'en-US' ? 'en-US' : 'en-GB');
