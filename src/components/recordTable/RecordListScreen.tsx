import type { Column } from './column';
import { ListScreen, type ListScreenProps } from './ListScreen';
import { RecordTable } from './RecordTable';

interface Props<Row> extends Omit<ListScreenProps<Row>, 'skeleton'> {
  readonly columns: readonly Column<Row>[];
  /** Rows that are nested below a row. */
  readonly tree?: Parameters<typeof RecordTable<Row>>[0]['tree'];
  /** The colours of rows. */
  readonly toneOf?: Parameters<typeof RecordTable<Row>>[0]['toneOf'];
}

/** A list of records as a table. */
export function RecordListScreen<Row>({ columns, tree, toneOf, children, ...props }: Props<Row>) {
  const { list, kind } = props;
  return (
    <ListScreen {...props}>
      {list.rows.length > 0 && (
        <RecordTable
          label={kind.title}
          list={list}
          columns={columns}
          {...(tree && { tree })}
          {...(toneOf && { toneOf })}
        />
      )}
      {children}
    </ListScreen>
  );
}
