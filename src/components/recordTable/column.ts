import type { ReactNode } from 'react';

/** The list that a cell belongs to. */
export interface CellList<Row> {
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Opens the dialog of a row. */
  readonly open: (id: string) => void;
  readonly requestDelete: (row: Row) => void;
  /** One record is being deleted; another deletion waits for it. */
  readonly isDeleting: boolean;
  /** The service is deleting this one. */
  readonly isPendingDeletion: (row: Row) => boolean;
}

/** A column of a list of records. */
export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** The label is for screen readers alone. */
  readonly isLabelHidden?: boolean;
  /** In place of the label. */
  readonly head?: ReactNode;
  /** As in `grid-template-columns`. */
  readonly width: string;
  /** The sort key of the column; a column without it cannot be sorted. */
  readonly sortKey?: (row: Row) => string | number;
  readonly isNumber?: boolean;
  /** Links and buttons in it have `tabIndex={-1}`: the table is one stop of the Tab key. */
  readonly cell: (row: Row, list: CellList<Row>) => ReactNode;
}
