import { loadMapText } from '@/screens/preview/languages/mapLanguages';
import { type MapTexts, toMapTexts } from '@/screens/preview/languages/mapTexts';
import { text } from '@/screens/preview/texts';

export const ENGLISH_TEXTS = toMapTexts(text, 'en', 'en');

/** The texts of the map in a language, with content as it was written. */
export const mapTextsIn = async (language: string): Promise<MapTexts> =>
  toMapTexts(await loadMapText(language), language, 'en');
