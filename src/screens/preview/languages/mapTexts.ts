import { createContext, useContext } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { text as english, type MapText } from '../texts';

/** The language of a visitor: that of the map's own texts, and that of the content. */
export interface MapTexts {
  readonly text: MapText;
  /** Of the map's own texts, for `lang` and `Intl`. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** Between the parts of a list. */
  readonly separator: string;
  /** Attributes of an element with content: its language where that is another one, and a direction of its own. */
  readonly content: { readonly lang?: string; readonly dir: 'auto' };
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he'];
/** In all other languages a comma and a space. */
const SEPARATORS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

/** @param content the language of names and descriptions */
export const toMapTexts = (text: MapText, language: string, content: string): MapTexts => ({
  text,
  language: language === 'en' ? formatLocale() : language,
  dir: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr',
  separator: SEPARATORS[language] ?? ', ',
  content: { dir: 'auto', ...(content.split('-')[0] !== language && { lang: content }) },
});

export const MapTextsContext = createContext<MapTexts | null>(null);

/** The texts of the map around; English where there is none. */
export const useMapTexts = (): MapTexts => useContext(MapTextsContext) ?? toMapTexts(english, 'en', 'en');
