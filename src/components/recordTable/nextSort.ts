import type { Direction } from '@/model/content/listOrder';

export interface Sort {
  readonly column: string;
  readonly direction: Direction;
}

/** The order of a list after a press on a column header: another column begins ascending, the same one is reversed. */
export const nextSort = (sort: Sort, column: string): Sort => ({
  column,
  direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** `name`, `-name`: an order in an address. */
export const sortToParam = ({ column, direction }: Sort): string => (direction === 'ascending' ? column : `-${column}`);

/** The order of an address; `first`, or else the first of `columns`, ascending, where the address has none of them. */
export function sortFromParam(text: string | null, columns: readonly string[], first = columns[0] ?? ''): Sort {
  const column = columns.find((one) => one === text?.replace(/^-/, ''));
  return column === undefined
    ? { column: first, direction: 'ascending' }
    : { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
