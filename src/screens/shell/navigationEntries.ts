import { type CurrentUser, canUse, isStaff } from '@/components/currentUser';
import { PLAIN_LISTS, type PlainPath } from '@/contract/plainLists';
import { translate } from '@/contract/texts/translate';
import type { FeatureName } from '@/model/access/features';
import { offersWebAnalytics } from '@/model/access/navigation';
import { isProvider } from '@/model/access/provider';
import { isAccessible, type ShellParts } from './shellContext';
import { text } from './texts';

/**
 * In the order of the specification. Links and features are one list: a link needs its feature of the organisation and
 * of the user.
 */
const MAIN = [
  { label: text('locations'), feature: 'locations', path: '/locations' },
  { label: text('analytics'), feature: 'analytics', path: null },
  { label: text('webAnalytics'), feature: 'web-analytics', path: '/web-analytics' },
  { label: text('kiosks'), feature: 'kiosks', path: '/kiosks' },
  { label: text('categories'), feature: 'categories', path: '/categories' },
  { label: text('destinations'), feature: 'destinations', path: '/destinations' },
  { label: translate('amenity.many'), feature: 'amenities', path: '/amenities' },
  { label: text('offers'), feature: 'offers', path: '/offers' },
  { label: text('events'), feature: 'events', path: '/events' },
] as const satisfies readonly { readonly label: string; readonly feature: FeatureName; readonly path: string | null }[];

/** Pages that the menus of the specification do not contain. */
const MORE = [
  { label: text('skins'), path: '/skins' },
  { label: text('advertising'), path: '/ads' },
] as const;

/** Plain records are there too, unless the specification has a place for them. */
const PLAIN = PLAIN_LISTS.flatMap(({ title, path }) =>
  MAIN.some((one) => one.path === path) ? [] : [{ label: title, path }],
);

/** The addresses of the pages in the navigation; each has an icon, of plain records some. */
export type NavigationPath = NonNullable<(typeof MAIN)[number]['path']> | (typeof MORE)[number]['path'] | PlainPath;

export type NavigationEntry =
  | { readonly kind: 'page'; readonly label: string; readonly to: NavigationPath }
  | { readonly kind: 'outside'; readonly label: string; readonly href: string };

/** The links of the side navigation, in two groups; links without a page or an address are absent. */
export function navigationEntries(
  currentUser: CurrentUser,
  { pages, links }: Pick<ShellParts, 'pages' | 'links'>,
): readonly (readonly NavigationEntry[])[] {
  const main = MAIN.filter(({ feature }) => canUse(currentUser, feature))
    .filter(
      ({ feature }) =>
        feature !== 'web-analytics' ||
        offersWebAnalytics({
          isStaff: isStaff(currentUser),
          actsForProvider: isProvider(currentUser.organisation),
          isReseller: currentUser.organisation.reseller === 1,
        }),
    )
    .flatMap(({ label, path }): NavigationEntry[] => {
      if (path === null) return links.analytics === '' ? [] : [{ kind: 'outside', label, href: links.analytics }];
      return isAccessible(pages, path) ? [{ kind: 'page', label, to: path }] : [];
    });
  const more = [...MORE, ...PLAIN]
    .filter(({ path }) => isAccessible(pages, path))
    .map(({ label, path }): NavigationEntry => ({ kind: 'page', label, to: path }));
  return [main, more].filter(({ length }) => length > 0);
}
