import {
  Caption1,
  Checkbox,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { RecordName } from '@/components/recordTable/RecordName';
import { rangeWith } from '@/components/recordTable/rangeWith';
import { text as tableText } from '@/components/recordTable/texts';
import { useGridKeys } from '@/components/recordTable/useGridKeys';
import type { RecordList } from '@/components/recordTable/useRecordList';
import type { RowSelection } from '@/components/recordTable/useRowSelection';
import type { Destination } from '@/contract/destinations/destinations';
import { DestinationLogo } from './DestinationLogo';
import { categoriesOf } from './destinationRows';
import { text } from './texts';

const useStyles = makeStyles({
  scroller: { overflow: 'auto', flexGrow: 1, minHeight: 0, padding: '0 24px 24px' },
  grid: { display: 'block' },
  body: { position: 'relative', display: 'block' },
  line: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    display: 'grid',
    gap: '12px',
    paddingTop: '4px',
    border: 'none',
    ':hover': { backgroundColor: 'transparent' },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '12px',
    rowGap: '6px',
    height: '140px',
    boxSizing: 'border-box',
    padding: '12px 8px 10px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    // The checkbox appears on hover and focus, and stays while it is checked.
    '& [data-select]': { opacity: 0 },
    ':hover [data-select]': { opacity: 1 },
    ':focus-visible [data-select]': { opacity: 1 },
    ':focus-within [data-select]': { opacity: 1 },
    '@media (hover: none)': { '& [data-select]': { opacity: 1 } },
  },
  selected: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    '& [data-select]': { opacity: 1 },
  },
  head: { minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
  oneLine: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
  quiet: { color: tokens.colorNeutralForeground3 },
  description: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground2,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    alignSelf: 'start',
    overflowWrap: 'anywhere',
  },
  foot: { gridColumn: '1 / -1' },
});

const CARD = 260;
const GAP = 12;
const HEIGHT = 140 + GAP;
const EDGES = 48;

interface Props {
  readonly list: RecordList<Destination>;
  readonly selection: RowSelection;
}

/**
 * The destinations as cards. One stop of the Tab key: the arrow keys move between the cards, Enter opens, Space selects.
 * Only the lines of cards near the window are rendered.
 */
export function DestinationCards({ list, selection }: Props) {
  const styles = useStyles();
  const { rows, idOf } = list;
  const [columns, setColumns] = useState(1);
  const grid = useGridKeys({
    rows,
    keyOf: idOf,
    columns: Math.max(2, columns),
    onOpen: (row) => list.open(idOf(row)),
    onSelect: (row, isRange) => selection.toggle(idOf(row), isRange),
    ref: list.table,
  });
  const { container } = grid;
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth - EDGES + GAP) / (CARD + GAP))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  const lines = Math.ceil(rows.length / columns);
  const activeLine = Math.floor(Math.max(0, grid.active) / columns);
  const virtual = useVirtualizer({
    count: lines,
    getScrollElement: () => container.current,
    estimateSize: () => HEIGHT,
    overscan: 4,
    rangeExtractor: rangeWith(activeLine),
  });
  return (
    <div ref={container} className={styles.scroller}>
      <Table
        noNativeElements
        role="grid"
        aria-label={text('gridLabel')}
        aria-rowcount={lines}
        aria-colcount={columns}
        aria-multiselectable
        className={styles.grid}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
      >
        <TableBody className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index: line, start }) => (
            <TableRow
              key={line}
              aria-rowindex={line + 1}
              className={styles.line}
              style={{
                transform: `translateY(${start}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              }}
            >
              {rows.slice(line * columns, (line + 1) * columns).map((row, at) => {
                const index = line * columns + at;
                const isSelected = selection.ids.has(idOf(row));
                return (
                  <TableCell
                    key={idOf(row)}
                    role="gridcell"
                    data-index={index}
                    aria-label={row.name}
                    aria-selected={isSelected}
                    tabIndex={index === grid.active ? 0 : -1}
                    className={mergeClasses(styles.card, isSelected && styles.selected)}
                  >
                    <CardContent row={row} list={list} selection={selection} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function CardContent({ row, list, selection }: Props & { row: Destination }) {
  const styles = useStyles();
  const id = list.idOf(row);
  const { placements = 0 } = row;
  const categories = categoriesOf(row) || text('noCategory');
  return (
    <>
      <DestinationLogo destination={row} isLarge />
      <div className={styles.head}>
        <Text weight="semibold" className={styles.oneLine} dir="auto" title={row.name}>
          <RecordName name={row.name} id={id} isDeleting={list.isPendingDeletion(row)} onOpen={() => list.open(id)} />
        </Text>
        <Caption1 className={mergeClasses(styles.oneLine, styles.quiet)} dir="auto" title={categories}>
          {categories}
        </Caption1>
      </div>
      <Checkbox
        data-select
        tabIndex={-1}
        aria-label={tableText('selectRow', { name: row.name })}
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <Text size={200} className={styles.description}>
        {row.description}
      </Text>
      <Caption1 className={mergeClasses(styles.foot, styles.oneLine, styles.quiet)} dir="auto">
        {row.staff_only && `${text('staffOnly')} · `}
        {placements === 0 ? text('noRoom') : text('rooms', { count: placements })}
        {row.tags.length > 0 && ` · ${row.tags.join(', ')}`}
      </Caption1>
    </>
  );
}
