/** `en-XA` is the pseudo-locale of the tests: accents, and texts two fifths longer. */
export type Locale = 'en-GB' | 'en-US' | 'en-XA';

const LOCALES: readonly string[] = ['en-GB', 'en-US', 'en-XA'] satisfies Locale[];

/** The language of the page; the service speaks en-GB. */
export function locale(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return LOCALES.includes(lang) ? (lang as Locale) : 'en-GB';
}
