import { makeStyles } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CardContent, RecordCard } from './RecordCard';
import { rangeWith } from './rangeWith';

const useStyles = makeStyles({
  grid: {
    position: 'relative',
    display: 'grid',
    gap: '16px',
    alignContent: 'start',
    boxSizing: 'border-box',
    margin: '8px 24px 32px',
    padding: 0,
    listStyle: 'none',
    '@media (max-width: 599px)': { margin: '8px 12px 32px' },
  },
});

/** The least width of a card, the gap beside it, and the height of a line before it was measured, in CSS pixels. */
const CARD = 260;
const GAP = 16;
const LINE = 220;

/** The element around another one that scrolls. */
function scrollerOf(element: Element | null): HTMLElement | null {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement)
    if (/(auto|scroll)/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}

interface Props<Row> extends CardContent<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** Thousands of cards at the price of the visible ones: only the lines near the window are rendered. */
export function LongCardGrid<Row>({ label, rows, ...content }: Props<Row>) {
  const styles = useStyles();
  const { list } = content;
  const grid = useRef<HTMLUListElement>(null);
  const [layout, setLayout] = useState({ columns: 1, offset: 0 });
  /** Where the focus was last: its line stays, wherever the list is scrolled to. */
  const [active, setActive] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    const scroller = scrollerOf(element);
    if (!element || !scroller) return;
    const measure = () => {
      const columns = Math.max(1, Math.floor((element.clientWidth + GAP) / (CARD + GAP)));
      const offset =
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + Math.round(scroller.scrollTop);
      setLayout((before) => (before.columns === columns && before.offset === offset ? before : { columns, offset }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A part above it may grow or fold.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  const { columns, offset } = layout;
  const activeLine = Math.floor(Math.min(active, rows.length - 1) / columns);
  const virtual = useVirtualizer({
    count: Math.ceil(rows.length / columns),
    getScrollElement: () => scrollerOf(grid.current),
    estimateSize: () => LINE,
    gap: GAP,
    scrollMargin: offset,
    overscan: 2,
    rangeExtractor: rangeWith(activeLine),
  });
  const lines = virtual.getVirtualItems();
  const isApart = (at: number) =>
    lines[at]?.index === activeLine &&
    lines.length > 1 &&
    Math.abs((lines[at ? at - 1 : 1]?.index ?? 0) - activeLine) > 1;
  const inView = lines.slice(isApart(0) ? 1 : 0, isApart(lines.length - 1) ? -1 : undefined);
  const apart = lines.find((line) => !inView.includes(line));
  useImperativeHandle(list.table, () => ({
    hasRow: (key) => rows.some((row) => list.idOf(row) === key),
    focusRow: (key) => {
      const found = rows.findIndex((row) => list.idOf(row) === key);
      const index = Math.min(found >= 0 ? found : active, rows.length - 1);
      flushSync(() => setActive(index));
      const card = grid.current?.querySelector<HTMLElement>(`[data-card="${index}"] a`);
      card?.focus();
      card?.scrollIntoView?.({ block: 'nearest' });
    },
  }));
  const card = (index: number, style?: CSSProperties) => {
    const row = rows[index];
    return (
      row && (
        <li
          key={list.idOf(row)}
          // The first card of a line is as high as the line.
          {...(index % columns === 0 && !style && { ref: virtual.measureElement, 'data-index': index / columns })}
          data-card={index}
          style={style}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          onFocus={() => setActive(index)}
        >
          <RecordCard row={row} {...content} />
        </li>
      )
    );
  };
  return (
    <ul
      ref={grid}
      aria-label={label}
      className={styles.grid}
      style={{
        height: virtual.getTotalSize(),
        paddingTop: (inView[0]?.start ?? offset) - offset,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {/* In order, since an element that is moved loses the focus. */}
      {lines.flatMap((line) =>
        line === apart
          ? [card(active, { position: 'absolute', top: line.start - offset, width: `${100 / columns}%` })]
          : Array.from({ length: columns }, (_, at) => card(line.index * columns + at)),
      )}
    </ul>
  );
}
