import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { RecordName } from './RecordName';
import { RowAction } from './RowAction';
import { text } from './texts';

interface NameOptions<Row> {
  readonly nameOf: (row: Row) => string;
  readonly width?: string;
  /** Before the name. */
  readonly before?: (row: Row) => ReactNode;
  /** The address of the record, where it has a page of its own. */
  readonly hrefOf?: (row: Row) => string;
}

/** The name of a record, which opens it. While it is being deleted, the row says so instead. */
export const nameColumn = <Row,>({
  nameOf,
  width = 'minmax(160px, 2fr)',
  before,
  hrefOf,
}: NameOptions<Row>): Column<Row> => ({
  key: 'name',
  label: text('name'),
  width,
  sortKey: nameOf,
  cell: (row, list) => (
    <RecordName
      name={nameOf(row)}
      id={list.idOf(row)}
      before={before?.(row)}
      {...(hrefOf && { href: hrefOf(row) })}
      isDeleting={list.isPendingDeletion(row)}
      onOpen={() => list.open(list.idOf(row))}
    />
  ),
});

interface ActionsOptions<Row> {
  /** The record in a sentence, singular: "user". */
  readonly one: string;
  readonly width?: string;
  /** The label of the edit button, by the name of the record; "Edit {name}" by default. */
  readonly edit?: (name: string) => string;
  /** Between Edit and Delete. */
  readonly more?: (row: Row) => ReactNode;
}

/** Edit, Delete and other actions at the end of a row. */
export const actionsColumn = <Row,>({
  one,
  width = '112px',
  edit = (name) => text('edit', { name }),
  more,
}: ActionsOptions<Row>): Column<Row> => ({
  key: 'actions',
  label: text('actions'),
  isLabelHidden: true,
  width,
  cell: (row, list) =>
    !list.isPendingDeletion(row) && (
      <>
        <RowAction label={edit(list.nameOf(row))} icon={<EditRegular />} onClick={() => list.open(list.idOf(row))} />
        {more?.(row)}
        <RowAction
          label={list.isDeleting ? text('oneIsDeleting', { one }) : text('delete', { name: list.nameOf(row) })}
          icon={<DeleteRegular />}
          isChange
          isDisabled={list.isDeleting}
          onClick={() => list.requestDelete(row)}
        />
      </>
    ),
});
