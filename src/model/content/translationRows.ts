import { folded } from './search/folded';
import { searchTerms } from './search/searchTerms';
import { keyOfText, type VisitorText } from './visitorTexts';

interface Translation {
  readonly text: string;
  readonly source: string;
}

export interface TranslatableText extends VisitorText {
  readonly translations: Readonly<Record<string, Translation>>;
}

export const TRANSLATION_FILTERS = ['all', 'missing', 'outdated'] as const;
export type TranslationFilter = (typeof TRANSLATION_FILTERS)[number];

export interface TranslationRow extends VisitorText {
  readonly key: string;
  /** Null where there is none. */
  readonly translation: string | null;
  /** The original was another one when it was translated. */
  readonly isOutdated: boolean;
}

/** The texts with their translation into a language. */
export const translationRows = (texts: readonly TranslatableText[], language: string): TranslationRow[] =>
  texts.map(({ translations, ...text }) => {
    const translation = translations[language];
    return {
      ...text,
      key: keyOfText(text),
      translation: translation?.text ?? null,
      isOutdated: translation !== undefined && translation.source !== text.text,
    };
  });

const passes: Record<TranslationFilter, (row: TranslationRow) => boolean> = {
  all: () => true,
  missing: ({ translation }) => translation === null,
  outdated: ({ isOutdated }) => isOutdated,
};

/** The rows of a filter that contain the words of a search, in original or translation, whatever accents they have. */
export function matchingRows(
  rows: readonly TranslationRow[],
  { filter, search }: { filter: TranslationFilter; search: string },
): TranslationRow[] {
  const words = searchTerms(folded(search));
  return rows.filter((row) => {
    if (!passes[filter](row)) return false;
    const text = folded(`${row.text} ${row.translation ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The languages into which at least one of the texts is translated. */
export const languagesOf = (texts: readonly TranslatableText[]): string[] =>
  [...new Set(texts.flatMap(({ translations }) => Object.keys(translations)))].sort();
