import { useRef, useState } from 'react';
import type { FormResult } from '@/machines/records/formResult';
import { containsText, type Direction, inOrder } from '@/model/content/search/listOrder';
import type { Column } from './column';
import { nextSort, sortFromParam, sortToParam } from './nextSort';
import { useFocusRow } from './useFocusRow';
import { useListParams } from './useListParams';

/** Identifies a new record in the address. */
const NEW = 'new';

/** The options of the dialog of a list. */
export interface Editing<Row> {
  /** The row; null for a new record, or for one outside of the rows. */
  readonly row: Row | null;
  /** Identifier of the record; null for a new one. */
  readonly id: string | null;
  readonly intent: 'edit' | 'delete';
  /** The record was in the list and is no longer: somebody else deleted it. */
  readonly isGone?: boolean;
  readonly onDeleting: (isDeleting: boolean) => void;
  readonly onEnd: (result: FormResult) => void;
}

interface Options<Row> {
  /** All of them; undefined until the list is loaded. */
  readonly records?: readonly Row[] | undefined;
  /** The count, where `rowsOf` replaces `records`. */
  readonly count?: number | undefined;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The order at first, as an address has it; by default the first column that can be sorted, ascending. */
  readonly firstSort?: string;
  /** The searched text, where it is more than the name. */
  readonly searchTextOf?: (row: Row) => string;
  /** The rows of a list with an order and a search of its own, such as a tree. */
  readonly rowsOf?: (view: ListView) => readonly Row[];
  /** The dialog loads its record itself: an address may open one that is not among the rows. */
  readonly opensUnlisted?: boolean;
}

/** The state of a list in its address. */
export interface ListView {
  readonly search: string;
  readonly sort: { readonly column: string; readonly direction: Direction };
}

/**
 * The state of a list of records: search, order and open record in the address, the visible rows, the running deletion,
 * and the row that gets the focus when a dialog closes.
 */
export function useRecordList<Row>({
  records,
  count = records?.length,
  idOf,
  nameOf,
  columns,
  ...options
}: Options<Row>) {
  const { searchTextOf = nameOf, rowsOf, opensUnlisted = false, firstSort } = options;
  const { params, change } = useListParams();
  const { table, focusRow } = useFocusRow();
  const [toDelete, setToDelete] = useState<Row | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const sortable = columns.filter(({ sortKey }) => sortKey !== undefined);
  const view: ListView = {
    search: params.get('search') ?? '',
    sort: sortFromParam(
      params.get('sort'),
      sortable.map(({ key }) => key),
      firstSort,
    ),
  };
  const rows = rowsOf?.(view) ?? searchAndSort(records ?? [], view, sortable, searchTextOf);
  const open = params.get('open');
  const listed = open === null ? null : ([...(records ?? []), ...rows].find((row) => idOf(row) === open) ?? null);
  // A refresh may take the open record from the list, when it is deleted here or by somebody else: its form stays until
  // it has ended, with its message and its unsaved values.
  const lastListed = useRef<Row | null>(null);
  if (listed !== null || open === null) lastListed.current = listed;
  const last = lastListed.current;
  const opened = listed ?? (last !== null && idOf(last) === open ? last : null);
  const isGone = listed === null && opened !== null && records !== undefined && !isDeleting;

  const close = ({ id, outcome }: FormResult) => {
    const row = toDelete ?? opened;
    const next = id ?? (row ? idOf(row) : open !== null && open !== NEW ? open : rows[0] ? idOf(rows[0]) : '');
    setToDelete(null);
    setDeleting(false);
    // A cancelled deletion returns to the open record.
    if (open !== null && !(toDelete && outcome === 'closed')) change({ open: null });
    focusRow(next);
  };
  const onDeleting = (begins: boolean) => {
    setDeleting(begins);
    // The question over the list had the focus.
    if (begins && toDelete) focusRow(idOf(toDelete));
  };
  const editing: Editing<Row> | null = toDelete
    ? { row: toDelete, id: idOf(toDelete), intent: 'delete', onDeleting, onEnd: close }
    : open === null || (open !== NEW && opened === null && !opensUnlisted)
      ? null
      : { row: opened, id: open === NEW ? null : open, intent: 'edit', isGone, onDeleting, onEnd: close };
  return {
    rows,
    count,
    idOf,
    nameOf,
    table,
    ...view,
    setSearch: (text: string | null) => change({ search: text }, true),
    sortBy: (column: string) => change({ sort: sortToParam(nextSort(view.sort, column)) }),
    open: (id: string) => change({ open: id }),
    openNew: () => change({ open: NEW }),
    requestDelete: setToDelete,
    /** One record is being deleted; another deletion waits for it. */
    isDeleting,
    /** The service is deleting this one. */
    isPendingDeletion: (row: Row) => isDeleting && toDelete !== null && idOf(toDelete) === idOf(row),
    editing,
    /** Changes with every opening of the dialog. */
    editingKey: editing ? `${editing.id ?? NEW} ${editing.intent}` : '',
  };
}

export type RecordList<Row> = ReturnType<typeof useRecordList<Row>>;

/** The records that match the search, in order. */
export function searchAndSort<Row>(
  records: readonly Row[],
  { search, sort }: ListView,
  sortable: readonly Column<Row>[],
  searchTextOf: (row: Row) => string,
): Row[] {
  const found = records.filter((row) => containsText(searchTextOf(row), search));
  const sortKey = sortable.find(({ key }) => key === sort.column)?.sortKey;
  return sortKey ? inOrder(found, sortKey, sort.direction) : found;
}
