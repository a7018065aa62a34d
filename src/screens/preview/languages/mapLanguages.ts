import { text as english, type MapText } from '../texts';
import type { MapLanguage } from './mapLanguage';

/** The languages of the map's own texts beside English, each in a file that is loaded when somebody reads it. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly texts: MapLanguage }>>> = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  he: () => import('./he'),
  it: () => import('./it'),
  ja: () => import('./ja'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
  tr: () => import('./tr'),
  zh: () => import('./zh'),
};

/** The language of the map's own texts for a reader of a language: without its region; English where there is none. */
export function mapLanguageFor(tag: string): string {
  const [base = ''] = tag.split('-');
  return Object.hasOwn(LANGUAGES, base) ? base : 'en';
}

/** The texts of a language of the map. @throws Error when its file cannot be loaded */
export const loadMapText = async (language: string): Promise<MapText> =>
  (await LANGUAGES[language]?.())?.texts.text ?? english;
