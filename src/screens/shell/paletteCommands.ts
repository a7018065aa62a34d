import type { PageLink, RecentPage } from './shellContext';

export interface PaletteCommand {
  readonly key: string;
  readonly group: 'recent' | 'pages' | 'actions' | 'switch' | 'found';
  readonly label: string;
  readonly note: string;
  readonly run: () => void;
}

/** Whether every word of the text begins a word of the label, whatever the case. */
export function matchesWords(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/[\s/,.()-]+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => words.some((one) => one.startsWith(word)));
}

/** Pages that need no record in their address, by title; two addresses of one page are one. */
export function placesOf(pages: readonly PageLink[]): readonly PageLink[] {
  const places = new Map<string, PageLink>();
  for (const page of pages) if (!page.path.includes(':')) places.set(page.title, page);
  return [...places.values()];
}

/** Pages of this tab without the one that is shown. */
export const recentOf = (recent: readonly RecentPage[], shown: string, most: number): readonly RecentPage[] =>
  recent.filter(({ address }) => address !== shown).slice(0, most);
