import { makeStyles } from '@fluentui/react-components';
import { useImperativeHandle, useRef } from 'react';
import { LongCardGrid } from './LongCardGrid';
import { PrintedNote } from './PrintedNote';
import { type CardContent, RecordCard } from './RecordCard';
import { usePrintedRows } from './usePrintedRows';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: '8px 24px 32px',
    listStyle: 'none',
    '@media (max-width: 599px)': { padding: '8px 12px 32px' },
  },
});

/** From so many cards on, only those near the window are rendered. */
const MANY = 60;

export interface RecordCardsProps<Row> extends CardContent<Row> {
  readonly label: string;
  /** The visible records, where they are not all of the list. */
  readonly rows?: readonly Row[];
}

/** The records of a list as cards, each with a link that opens it and a menu with its actions. */
export function RecordCards<Row>({ label, rows, ...content }: RecordCardsProps<Row>) {
  const shown = rows ?? content.list.rows;
  const { printed, left } = usePrintedRows(shown);
  const Grid = shown.length > MANY && printed === null ? LongCardGrid : CardGrid;
  return (
    <>
      <Grid label={label} rows={printed ?? shown} {...content} />
      <PrintedNote left={left} />
    </>
  );
}

function CardGrid<Row>({ label, rows, ...content }: RecordCardsProps<Row> & { readonly rows: readonly Row[] }) {
  const styles = useStyles();
  const { list } = content;
  const grid = useRef<HTMLUListElement>(null);
  /** Where the focus was last. */
  const last = useRef(0);
  useImperativeHandle(list.table, () => ({
    hasRow: (key) => rows.some((row) => list.idOf(row) === key),
    focusRow: (key) => {
      const found = rows.findIndex((row) => list.idOf(row) === key);
      const index = Math.min(found >= 0 ? found : last.current, rows.length - 1);
      grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus();
    },
  }));
  return (
    <ul ref={grid} className={styles.grid} aria-label={label}>
      {rows.map((row, index) => (
        <li
          key={list.idOf(row)}
          data-index={index}
          onFocus={() => {
            last.current = index;
          }}
        >
          <RecordCard row={row} {...content} />
        </li>
      ))}
    </ul>
  );
}
