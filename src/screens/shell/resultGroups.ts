import type { SearchResults } from '@/contract/search/search';
import { translate } from '@/contract/texts/translate';
import type { SearchGroup, SearchResult } from '@/machines/shell/globalSearch.machine';
import { isAccessible, type PageLink } from './shellContext';
import { text } from './texts';

const GROUPS: readonly { readonly group: SearchGroup; readonly title: string }[] = [
  { group: 'projects', title: text('projects') },
  { group: 'buildings', title: text('buildings') },
  { group: 'floors', title: text('floors') },
  { group: 'globalDestinations', title: text('destinations') },
  { group: 'globalAmenities', title: translate('amenity.many') },
  { group: 'categories', title: text('categories') },
  { group: 'users', title: text('users') },
];

export interface ResultRow {
  readonly found: SearchResult;
  readonly key: string;
  readonly label: string;
  /** Its location, or its owner. */
  readonly note: string;
  /** Null where the person may not open it, or the page does not exist yet. */
  readonly address: string | null;
}

/** The groups with results, in the order of the specification, with the address of each result. */
export function resultGroups(
  results: SearchResults,
  pages: readonly PageLink[],
): readonly { readonly title: string; readonly rows: readonly ResultRow[] }[] {
  return GROUPS.flatMap(({ group, title }) => {
    const rows = results[group].map((item) => rowOf({ group, item } as SearchResult, pages));
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

function rowOf(found: SearchResult, pages: readonly PageLink[]): ResultRow {
  const { path, address, note } = addressOf(found);
  const id = 'uuid' in found.item ? found.item.uuid : found.item.id;
  return {
    found,
    key: `${found.group}-${id}`,
    label: found.item.name,
    note,
    address: isAccessible(pages, path) ? address : null,
  };
}

/** The address of a result, with the route that has to be open for it. */
export function addressOf(found: SearchResult): {
  readonly path: string;
  readonly address: string;
  readonly note: string;
} {
  switch (found.group) {
    case 'projects':
      return { path: '/locations', address: `/locations?open=${found.item.uuid}`, note: '' };
    case 'buildings':
      return {
        path: '/locations/:id/buildings',
        address: `/locations/${found.item.project_uuid}/buildings`,
        note: found.item.project_name,
      };
    case 'floors':
      return {
        path: '/editor/:id',
        address: `/editor/${found.item.project_uuid}?floor=${found.item.uuid}`,
        note: `${found.item.project_name}, ${found.item.building_name}`,
      };
    case 'globalDestinations':
      return { path: '/destinations', address: `/destinations?open=${found.item.id}`, note: '' };
    case 'globalAmenities':
      return { path: '/amenities', address: `/amenities?open=${found.item.id}`, note: '' };
    case 'categories':
      return { path: '/categories', address: `/categories?open=${found.item.id}`, note: '' };
    case 'users':
      return { path: '/ViewProfile', address: `/ViewProfile?user=${found.item.uuid}`, note: found.item.email };
  }
}
