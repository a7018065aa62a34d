import { useMemo, useState } from 'react';
import type { Publication } from '@/contract/locations/projectData';
import { languageFor } from '@/model/content/contentLanguage';
import { inLanguage, namesInAllLanguages } from '@/model/content/visitorTexts';
import { facilityText } from './languages/facilityText';
import { mapLanguageFor } from './languages/mapLanguages';
import { toMapTexts } from './languages/mapTexts';
import { useMapText } from './languages/useMapText';
import type { MapText } from './texts';

/** Null in it means the content as it was written, which counts as English like the texts of the page. */
export type Language = string | null;

export interface ContentLanguages {
  readonly offered: readonly string[];
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const KEY = 'atrium.contentLanguage';
const ORIGINAL = 'en';

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

const baseOf = (tag: string): string | undefined => tag.split('-')[0];

/** The languages of the content, and those of the browser that the map itself speaks. */
function offeredLanguages(translated: readonly string[]): readonly string[] {
  const own = navigator.languages
    .map(mapLanguageFor)
    .filter((tag) => tag !== ORIGINAL && !translated.some((one) => baseOf(one) === tag));
  return [...new Set([...translated, ...own])].sort();
}

/** Names of amenities and travel types cannot be translated in the console, but the usual ones are words of the map. */
const withFacilities = (publication: Publication, text: MapText): Publication => ({
  ...publication,
  project: {
    ...publication.project,
    amenities: publication.project.amenities.map((one) => ({ ...one, name: facilityText(one.name, text) })),
    transporttypes: publication.project.transporttypes.map((one) => ({ ...one, name: facilityText(one.name, text) })),
  },
});

/**
 * A publication and the texts of the map in the language of their visitor; content that is not translated is as it was
 * written. A visitor's own device begins with the languages of its browser and keeps a choice; a kiosk does neither, since
 * the next visitor is somebody else. `texts` is null until they are loaded.
 */
export function useContentLanguage(publication: Publication | undefined, { isKiosk }: { isKiosk: boolean }) {
  const [chosen, setChosen] = useState<Language | undefined>(() => (isKiosk ? null : storedChoice()));
  const translations = useMemo(() => publication?.translations ?? {}, [publication]);
  const languages = useMemo((): ContentLanguages => {
    const offered = offeredLanguages(Object.keys(translations));
    const isOffered = chosen === null || (chosen !== undefined && offered.includes(chosen));
    return {
      offered,
      language: isOffered ? chosen : languageFor(navigator.languages, { original: ORIGINAL, offered }),
      choose: (next) => {
        if (!isKiosk) store(next);
        setChosen(next);
      },
    };
  }, [translations, chosen, isKiosk]);
  const { language } = languages;
  const translated = language === null ? undefined : translations[language];
  const loaded = useMapText(mapLanguageFor(language ?? ORIGINAL));
  const texts = useMemo(
    () => loaded && toMapTexts(loaded.text, loaded.language, translated && language ? language : ORIGINAL),
    [loaded, translated, language],
  );
  return {
    publication: useMemo(() => {
      const inContent = publication && translated ? inLanguage(publication, translated) : publication;
      return inContent && loaded && loaded.language !== ORIGINAL ? withFacilities(inContent, loaded.text) : inContent;
    }, [publication, translated, loaded]),
    /** The names of each record in every language, for the search. */
    names: useMemo(
      () => publication && namesInAllLanguages(publication, Object.values(translations)),
      [publication, translations],
    ),
    languages,
    texts,
  };
}
