import { folded } from '@/model/content/search/folded';
import { searchTerms } from '@/model/content/search/searchTerms';
import type { PageLink, RecentPage } from './shellContext';

export interface PaletteCommand {
  readonly key: string;
  readonly group: 'here' | 'recent' | 'pages' | 'actions' | 'switch' | 'found';
  readonly label: string;
  readonly note: string;
  readonly run: () => void;
}

/** Whether every word of the text is a prefix of a word of the label, ignoring case. */
export function matchesPrefixes(label: string, text: string): boolean {
  const words = folded(label).split(/[ ()]+/);
  return searchTerms(folded(text)).every((word) => words.some((one) => one.startsWith(word)));
}

/** Pages without a record in their address, by title; two addresses of one page are one. */
export function placesOf(pages: readonly PageLink[]): readonly PageLink[] {
  const places = new Map<string, PageLink>();
  for (const page of pages) if (!page.path.includes(':')) places.set(page.title, page);
  return [...places.values()];
}

/** Recent pages of this tab without the current one. */
export const recentOf = (recent: readonly RecentPage[], shown: string, most: number): readonly RecentPage[] =>
  recent.filter(({ address }) => address !== shown).slice(0, most);
