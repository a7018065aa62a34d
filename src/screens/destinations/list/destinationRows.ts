import type { Column } from '@/components/recordTable/column';
import { type ListView, searchAndSort } from '@/components/recordTable/useRecordList';
import type { Destination } from '@/contract/destinations/destinations';
import { type DestinationFilter, passes } from './destinationFilter';

export const nameOf = ({ name }: Destination): string => name;
export const categoriesOf = ({ categories }: Destination): string => categories.map(({ name }) => name).join(', ');
const tagsOf = ({ tags }: Destination): string => tags.join(', ');

/** The searched text: the name, the categories and the tags. */
const searchTextOf = (destination: Destination): string =>
  `${destination.name}\n${categoriesOf(destination)}\n${tagsOf(destination)}`;

/**
 * Filters, searches and sorts. The last result is kept: ten thousand rows take too long for every key and every pixel of
 * scrolling.
 */
export function createRowCache() {
  let last: { readonly key: string; readonly all: unknown; readonly rows: readonly Destination[] } | null = null;
  return (
    all: readonly Destination[],
    filter: DestinationFilter,
    view: ListView,
    columns: readonly Column<Destination>[],
  ): readonly Destination[] => {
    const key = JSON.stringify([filter, view]);
    if (last && last.key === key && last.all === all) return last.rows;
    const rows = searchAndSort(
      all.filter((one) => passes(one, filter)),
      view,
      columns,
      searchTextOf,
    );
    last = { key, all, rows };
    return rows;
  };
}
