import { useEffect, useState } from 'react';
import { text as english, type MapText } from '../texts';
import { loadMapText } from './mapLanguages';

/** A language of the map with its texts. */
interface LoadedText {
  readonly language: string;
  readonly text: MapText;
}

const ENGLISH_TEXT: LoadedText = { language: 'en', text: english };

/**
 * The texts of a language; null until the first are there. Those of the language before stay until the next are loaded, and
 * English takes the place of texts that cannot be loaded.
 */
export function useMapText(language: string): LoadedText | null {
  const [loaded, setLoaded] = useState<LoadedText | null>(null);
  useEffect(() => {
    if (language === 'en') return setLoaded(ENGLISH_TEXT);
    let isOver = false;
    void loadMapText(language)
      .then((text) => ({ language, text }))
      .catch(() => ENGLISH_TEXT)
      .then((next) => {
        if (!isOver) setLoaded(next);
      });
    return () => {
      isOver = true;
    };
  }, [language]);
  return language === 'en' ? ENGLISH_TEXT : loaded;
}
