import type { CurrentUser } from '@/components/currentUser';
import type { SearchResults } from '@/contract/search/search';
import { type PaletteCommand, placesOf } from '../paletteCommands';
import { resultGroups } from '../resultGroups';
import type { PageLink, RecentPage } from '../shellContext';
import { text } from './texts';

/** The groups in their order. */
const GROUPS = ['here', 'found', 'recent', 'pages', 'actions', 'switch'] as const;
export const MOST_OF_GROUP = 8;

type Open = (address: string) => void;

/** The results of the search that the person may open. */
export const foundCommands = (
  results: SearchResults | null,
  pages: readonly PageLink[],
  open: Open,
): readonly PaletteCommand[] =>
  (results ? resultGroups(results, pages) : []).flatMap(({ title, rows }) =>
    rows.flatMap(({ key, label, note, address }): PaletteCommand[] =>
      address === null
        ? []
        : [
            {
              key,
              group: 'found',
              label,
              note: note === '' ? title : `${title} · ${note}`,
              run: () => open(address),
            },
          ],
    ),
  );

export const recentCommands = (recent: readonly RecentPage[], open: Open): readonly PaletteCommand[] =>
  recent.map(({ address, title }) => ({
    key: `recent ${address}`,
    group: 'recent',
    label: title,
    note: '',
    run: () => open(address),
  }));

export const pageCommands = (pages: readonly PageLink[], open: Open): readonly PaletteCommand[] =>
  placesOf(pages).map(({ path, title }) => ({
    key: `page ${path}`,
    group: 'pages',
    label: title,
    note: '',
    run: () => open(path),
  }));

/** The organisations that the person may view, apart from the one that is viewed. */
export const switchCommands = (
  { organisation, switchTo }: Pick<CurrentUser, 'organisation' | 'switchTo'>,
  organisations: readonly { readonly uuid: string; readonly name: string }[],
): readonly PaletteCommand[] =>
  organisations
    .filter(({ uuid }) => uuid !== organisation.uuid)
    .map((one) => ({
      key: `switch ${one.uuid}`,
      group: 'switch',
      label: text('switchTo', { name: one.name }),
      note: '',
      run: () => switchTo(one),
    }));

/** The first commands of each group that has any. */
export const commandGroups = (commands: readonly PaletteCommand[]) =>
  GROUPS.map((group) => ({
    group,
    rows: commands.filter((one) => one.group === group).slice(0, MOST_OF_GROUP),
  })).filter(({ rows }) => rows.length > 0);
