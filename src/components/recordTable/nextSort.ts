import type { Direction } from '@/model/content/search/listOrder';

export interface Sort {
  readonly column: string;
  readonly direction: Direction;
}

/** The order of a list after a press on a column header: another column begins ascending, the same one is reversed. */
export const nextSort = (sort: Sort, column: string): Sort => ({
  column,
  direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Writes an order for an address: “name”, or “-name” for descending. */
export const sortToParam = ({ column, direction }: Sort): string => (direction === 'ascending' ? column : `-${column}`);

/** The order of an address; `first`, which is written as in an address, where it has none of `columns`. */
export function sortFromParam(text: string | null, columns: readonly string[], first = columns[0] ?? ''): Sort {
  const given = text === null ? null : sortOf(text);
  return given && columns.includes(given.column) ? given : sortOf(first);
}

const sortOf = (text: string): Sort => ({
  column: text.replace(/^-/, ''),
  direction: text.startsWith('-') ? 'descending' : 'ascending',
});
