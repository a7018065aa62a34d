import { skinText } from '../texts/skinTexts';

/** Names of a sentence, at most. */
const NAMED = 5;

/** A few names, and how many more there are. */
const fewNames = (names: readonly string[]): string =>
  names.length <= NAMED
    ? names.join(', ')
    : skinText('namesAndMore', { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });

type ByTime<T> = Readonly<Record<'now' | 'later' | 'never', readonly T[]>>;

/** When the locations that use a skin show its publication, a sentence for each kind of them. */
export const shownTexts = (names: ByTime<string>): string[] =>
  (['now', 'later', 'never'] as const).flatMap((when) =>
    names[when].length > 0
      ? [skinText(`shown.${when}`, { count: names[when].length, names: fewNames(names[when]) })]
      : [],
  );

/** The sentence after the publication of a skin: which locations it has changed, and which not yet. */
export const publishedText = (name: string, names: ByTime<string>): string => {
  const shown = shownTexts(names);
  return [skinText('published', { name }), ...(shown.length > 0 ? shown : [skinText('notUsed')])].join(' ');
};
