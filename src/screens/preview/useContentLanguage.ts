import { useMemo, useState } from 'react';
import type { Publication } from '@/contract/locations/projectData';
import { languageFor } from '@/model/content/contentLanguage';
import { inLanguage } from '@/model/content/visitorTexts';

/** Null in it means the content as it was written, which counts as English like the texts of the page. */
export type Language = string | null;

export interface ContentLanguages {
  readonly offered: readonly string[];
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const KEY = 'atrium.contentLanguage';

/** The stored choice; undefined where there is none, or the browser stores nothing. */
function storedChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : stored || null;
  } catch {
    return undefined;
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(KEY, language ?? '');
  } catch {
    // It is the choice of this visit then.
  }
}

/**
 * A publication in the language of its visitor. A visitor's own device begins with the languages of its browser and keeps
 * a choice; a kiosk does neither, since the next visitor is somebody else.
 */
export function useContentLanguage(publication: Publication | undefined, { isKiosk }: { isKiosk: boolean }) {
  const [chosen, setChosen] = useState<Language | undefined>(() => (isKiosk ? null : storedChoice()));
  return useMemo(() => {
    const translations = publication?.translations ?? {};
    const offered = Object.keys(translations).sort();
    const isOffered = chosen === null || (chosen !== undefined && offered.includes(chosen));
    const language = isOffered ? chosen : languageFor(navigator.languages, { original: 'en', offered });
    const texts = language === null ? undefined : translations[language];
    const languages: ContentLanguages = {
      offered,
      language,
      choose: (next) => {
        if (!isKiosk) store(next);
        setChosen(next);
      },
    };
    return { publication: publication && texts ? inLanguage(publication, texts) : publication, languages };
  }, [publication, chosen, isKiosk]);
}
