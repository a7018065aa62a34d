import {
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { ArrowSortDownRegular, ArrowSortUpRegular } from '@fluentui/react-icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../SettingsProvider';
import type { Column } from './column';
import { leastWidth } from './fittingColumns';
import { PrintedNote } from './PrintedNote';
import { RecordRow, type RowContext } from './RecordRow';
import { rangeWith } from './rangeWith';
import { useFittingColumns } from './useFittingColumns';
import { useGridKeys } from './useGridKeys';
import { useLineStyles } from './useLineStyles';
import { usePrintedRows } from './usePrintedRows';
import type { RecordList } from './useRecordList';
import type { RowSelection } from './useRowSelection';

const useStyles = makeStyles({
  scroller: {
    overflow: 'auto',
    flexGrow: 1,
    minHeight: 0,
    padding: '0 24px 24px',
    '@media (max-width: 599px)': { padding: '0 8px 16px' },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'block',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  headRow: {
    height: '36px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
  headCell: { display: 'block', height: 'auto', minHeight: 0, minWidth: 0, padding: 0, fontWeight: 'inherit' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  body: { position: 'relative', display: 'block' },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    padding: '4px 0',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: RecordList<Row>;
  /** The visible rows, where they are not all of the list. */
  readonly rows?: readonly Row[];
  /** The rows can be selected; a column of the table shows how. */
  readonly selection?: RowSelection | undefined;
  readonly toneOf?: RowContext<Row>['toneOf'];
  readonly tree?: NonNullable<RowContext<Row>['tree']> & { readonly toggle: (row: Row) => void };
}

/** Pixels of the line below a row, of the columns that have no room beside it. */
const SECOND_LINE = 24;
const HEIGHTS = { comfortable: 44, compact: 32 } as const;
/** From so many rows on, only those near the window are rendered. */
const MANY = 60;

/**
 * The records of a list. One stop of the Tab key: up and down, Home, End and the Page keys move between the rows, right
 * and left between the actions of a row, Enter opens. Thousands of rows cost as much as the visible ones.
 */
export function RecordTable<Row>(props: Props<Row>) {
  const { label, columns: all, list, rows = list.rows, selection, tree, toneOf } = props;
  const { idOf: keyOf, sort } = list;
  const styles = useStyles();
  const { line } = useLineStyles();
  const { density } = useSettings();
  const { printed, left: unprinted } = usePrintedRows(rows);
  const isLong = rows.length > MANY && printed === null;
  const grid = useGridKeys({
    rows,
    keyOf,
    onOpen: (row) => list.open(keyOf(row)),
    ref: list.table,
    onSelect: selection && ((row, isRange) => selection.toggle(keyOf(row), isRange)),
    ...(tree && { tree }),
  });
  const { fitting: columns, left } = useFittingColumns(all, grid.container);
  const height = HEIGHTS[density] + (left.length > 0 ? SECOND_LINE : 0);
  const virtual = useVirtualizer({
    count: isLong ? rows.length : 0,
    getScrollElement: () => grid.container.current,
    estimateSize: () => height,
    overscan: 12,
    rangeExtractor: rangeWith(grid.active),
  });
  useEffect(() => {
    if (height > 0) virtual.measure();
  }, [virtual, height]);
  // Rows that scroll into view are rendered and rows that stay are not: their context is the same until it changes.
  const context = useMemo<RowContext<Row>>(
    () => ({ columns, template: columns.map(({ width }) => width).join(' '), left, height, list, toneOf, tree }),
    [columns, left, height, list, toneOf, tree],
  );
  const record = (row: Row, index: number, start: number | null) => (
    <RecordRow
      key={keyOf(row)}
      context={context}
      row={row}
      index={index}
      start={start}
      isSelected={selection ? selection.ids.has(keyOf(row)) : null}
      isTabStop={index === grid.active}
    />
  );
  return (
    <div ref={grid.container} className={styles.scroller}>
      <Table
        noNativeElements
        role={tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        {...(selection && { 'aria-multiselectable': true })}
        style={printed ? undefined : { minWidth: leastWidth(columns) }}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
      >
        <TableHeader className={styles.head}>
          <TableRow
            aria-rowindex={1}
            data-index={-1}
            className={mergeClasses(line, styles.headRow)}
            style={{ gridTemplateColumns: context.template }}
          >
            {columns.map((column) => (
              <TableHeaderCell
                key={column.key}
                button={{ style: { display: 'contents' } }}
                className={mergeClasses(styles.headCell, column.isNumber && styles.number)}
                {...(column.sortKey && {
                  'aria-sort': sort.column === column.key ? sort.direction : ('none' as const),
                })}
              >
                <HeadText column={column} list={list} />
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody className={styles.body} style={isLong ? { height: virtual.getTotalSize() } : undefined}>
          {isLong
            ? virtual.getVirtualItems().map(({ index, start }) => {
                const row = rows[index];
                return row && record(row, index, start);
              })
            : (printed ?? rows).map((row, index) => record(row, index, null))}
        </TableBody>
      </Table>
      <PrintedNote left={unprinted} />
    </div>
  );
}

function HeadText<Row>({ column, list: { sort, sortBy } }: { column: Column<Row>; list: RecordList<Row> }) {
  const styles = useStyles();
  if (column.head !== undefined) return column.head;
  if (column.isLabelHidden) return <span className={styles.hidden}>{column.label}</span>;
  if (!column.sortKey) return column.label;
  const Arrow = sort.direction === 'ascending' ? ArrowSortUpRegular : ArrowSortDownRegular;
  return (
    <button type="button" tabIndex={-1} className={styles.sort} onClick={() => sortBy(column.key)}>
      {column.label}
      {sort.column === column.key && <Arrow aria-hidden />}
    </button>
  );
}
