import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '@/components/pressedKey';
import { rangeWith } from '@/components/recordTable/rangeWith';
import type { Point } from '@/model/geometry/points';
import { menuPlaceOf } from '../../menu/menuPlaceOf';
import { useRowStyles } from '../useRowStyles';
import { text } from './texts';

const useStyles = makeStyles({
  list: { flexGrow: 1, overflow: 'auto', minHeight: 0, padding: '4px 8px 12px' },
  rows: { position: 'relative', listStyle: 'none', margin: 0, padding: 0 },
  item: { position: 'absolute', top: 0, left: 0, right: 0 },
  button: {
    gap: '8px',
    width: '100%',
    height: '30px',
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
  },
  name: { flexGrow: 1 },
  // A long note gives way to the name.
  quiet: {
    minWidth: '84px',
    flexShrink: 8,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'right',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  dot: {
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    flexShrink: 0,
    // Navy and maroon are as dark as the dark theme.
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
  unsaved: {
    width: '8px',
    height: '8px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    boxSizing: 'border-box',
  },
  empty: { padding: '16px 8px', color: tokens.colorNeutralForeground3 },
});

export interface Row {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly colour: string | null;
  /** Selects it; with `isAdding` beside what is selected. */
  readonly choose: (isAdding?: boolean) => void;
}

interface Props {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  /** Keys of rows with unsaved input. */
  readonly unsaved?: ReadonlySet<string>;
  /** Shown where there are no rows. */
  readonly empty: string;
  /** All rows between the last chosen one and another are asked for: Shift and a click. */
  readonly onRange?: (rows: readonly Row[]) => void;
  /** The menu of a row is asked for: the secondary button, Shift+F10 or the menu key. */
  readonly onMenu?: (row: Row, client: Point) => void;
}

const ROW_HEIGHT = 30;
/** Rows of one Page Up or Page Down. */
const PAGE = 10;

/**
 * A long list that is one stop of the Tab key: arrows, Home, End and Page keys move between rows, Enter and Space
 * choose.
 */
export function RowList({ label, rows, selected, unsaved, empty, onRange, onMenu }: Props) {
  const styles = useStyles();
  const rowStyles = useRowStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const firstSelected = selected.size === 0 ? -1 : rows.findIndex(({ key }) => selected.has(key));
  const active = Math.min(asked ?? Math.max(firstSelected, 0), rows.length - 1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor: rangeWith(active),
  });

  // The selection on the map is in view in the list as well.
  useEffect(() => {
    if (firstSelected >= 0) virtual.scrollToIndex(firstSelected, { align: 'auto' });
  }, [firstSelected, virtual]);

  const anchor = useRef(0);
  const choose = (event: MouseEvent, at: number) => {
    if (event.shiftKey && onRange) {
      onRange(rows.slice(Math.min(anchor.current, at), Math.max(anchor.current, at) + 1));
      return;
    }
    anchor.current = at;
    rows[at]?.choose(onRange !== undefined && (event.ctrlKey || event.metaKey));
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - PAGE,
      PageDown: active + PAGE,
      Home: 0,
      End: rows.length - 1,
    };
    const wanted = steps[pressedKey(event)];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, wanted));
    // Moves synchronously, so that the next key reaches the new row even with fast typing.
    flushSync(() => setAsked(next));
    list.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };

  return (
    <div ref={scroller} className={styles.list}>
      {rows.length === 0 && (
        <Text className={styles.empty} block>
          {empty}
        </Text>
      )}
      <ul
        ref={list}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={label}
        onKeyDown={onKey}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isSelected = selected.has(row.key);
          return (
            <li key={row.key} className={styles.item} style={{ transform: `translateY(${start}px)` }}>
              <button
                type="button"
                data-index={index}
                tabIndex={index === active ? 0 : -1}
                className={mergeClasses(styles.button, rowStyles.row, isSelected && rowStyles.selected)}
                aria-pressed={isSelected}
                onFocus={() => setAsked(index)}
                onClick={(event) => choose(event, index)}
                onContextMenu={(event) => {
                  if (!onMenu) return;
                  event.preventDefault();
                  onMenu(row, menuPlaceOf(event));
                }}
              >
                {row.colour && <span className={styles.dot} style={{ backgroundColor: row.colour }} />}
                <span className={mergeClasses(rowStyles.name, styles.name)} dir="auto">
                  {row.name}
                </span>
                {unsaved?.has(row.key) && (
                  <span className={styles.unsaved} role="img" aria-label={text('unsaved')} title={text('unsaved')} />
                )}
                {row.note !== '' && (
                  <span className={styles.quiet} dir="auto">
                    {row.note}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
