/** `en-XA` is the pseudo-locale of the tests: accents, and texts two fifths longer. */
export type Locale = 'en-GB' | 'en-US' | 'en-XA';

const LOCALES: readonly string[] = ['en-GB', 'en-US', 'en-XA'] satisfies Locale[];

export const isLocale = (name: unknown): name is Locale => typeof name === 'string' && LOCALES.includes(name);

/** The language of the page, from `<html lang>`; the service speaks en-GB. */
export function locale(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(lang) ? lang : 'en-GB';
}

/** The locale for `Intl`: the pseudo-locale formats dates and numbers as en-GB does. */
export const formatLocale = (): 'en-GB' | 'en-US' => (locale() === 'en-US' ? 'en-US' : 'en-GB');
