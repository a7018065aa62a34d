import { makeStyles } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedKey } from '@/components/pressedKey';
import { rangeWith } from '@/components/recordTable/rangeWith';
import { runEditing } from '../../commands/runEditing';
import { menuPlaceOf } from '../../menu/menuPlaceOf';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useOpenParts } from '../../session/openParts';
import { useToolWorld } from '../../session/useToolWorld';
import { chooseRow, chooseRows } from './chooseRow';
import { TreeItem, type TreeItemEvents } from './TreeItem';
import { text } from './texts';
import { rowTyped, treeStep } from './treeKeys';
import type { TreeRow } from './treeRows';
import { useTreeContent } from './useTreeContent';

const useStyles = makeStyles({
  scroller: { flexGrow: 1, overflow: 'auto', minHeight: 0, padding: '4px 8px 12px' },
  rows: { position: 'relative' },
});

const ROW_HEIGHT = 28;
/** After this, a letter begins another word. */
const TYPING_MILLISECONDS = 700;
/** Signs keep what they do on the page: plus and minus zoom, a slash searches. */
const LETTER = /^[\p{L}\p{N}]$/u;

/** Floors, rooms, nodes and paths as a tree of one Tab stop, in step with the map in both directions. */
export function ObjectTree() {
  const styles = useStyles();
  const world = useToolWorld();
  const { removing } = useBesideNetwork();
  const { menu } = useOpenParts();
  const { rows, selected, toggle } = useTreeContent();
  const scroller = useRef<HTMLDivElement>(null);
  const typing = useRef({ word: '', at: 0 });
  const [asked, setAsked] = useState({ key: '', at: 0 });
  const anchor = useRef(0);
  const isDeleting = useRef(false);
  const found = rows.findIndex(({ key }) => key === asked.key);
  // The row of a deleted object is taken by the next one.
  const active = Math.min(found >= 0 ? found : asked.at, rows.length - 1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor: rangeWith(active),
  });
  const elementAt = (at: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
  const firstSelected = selected.size === 0 ? -1 : rows.findIndex(({ key }) => selected.has(key));
  const firstKey = rows[firstSelected]?.key ?? null;
  // The selection on the map is in view, and the Tab stop, unless the focus is in the tree already.
  useEffect(() => {
    if (firstKey === null || scroller.current?.contains(document.activeElement)) return;
    setAsked({ key: firstKey, at: firstSelected });
    virtual.scrollToIndex(firstSelected, { align: 'auto' });
  }, [firstKey, firstSelected, virtual]);

  // The row that takes the place of a deleted one has the focus, which the browser would give to the page.
  useEffect(() => {
    if (!rows[active] || !isDeleting.current || document.activeElement !== document.body) return;
    isDeleting.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus();
  }, [rows, active]);

  const focusRow = (at: number) => {
    // Moves synchronously, so that the next key reaches the new row even with fast typing.
    flushSync(() => setAsked({ key: rows[at]?.key ?? '', at }));
    virtual.scrollToIndex(at, { align: 'auto' });
    elementAt(at)?.focus({ preventScroll: true });
  };
  const remove = (row: TreeRow) => {
    if (isGrouping(row)) return;
    if (!selected.has(row.key)) chooseRow(row.object, world);
    else if (firstSelected >= 0) setAsked({ key: '', at: firstSelected });
    isDeleting.current = true;
    runEditing('delete', { ...world, removing });
  };
  const type = (letter: string, now: number) => {
    const { word, at } = typing.current;
    const typed = now - at < TYPING_MILLISECONDS ? word + letter : letter;
    typing.current = { word: typed, at: now };
    const next = rowTyped(rows, active, typed);
    if (next !== null) focusRow(next);
  };
  const choose = (row: TreeRow, isAdding: boolean) => {
    anchor.current = rows.indexOf(row);
    if (row.object.kind === 'section') toggle(row.key);
    else chooseRow(row.object, world, isAdding);
  };
  const onKey = (event: KeyboardEvent) => {
    const { shiftKey, ctrlKey, metaKey, altKey } = event;
    const key = typedKey(event);
    const row = rows[active];
    if (!row || altKey) return;
    const isCommand = ctrlKey || metaKey;
    if (key === 'Enter' || key === ' ') choose(row, key === ' ' || isCommand);
    else if (isCommand) return;
    else if (key === 'Delete' || key === 'Backspace') remove(row);
    else if (!shiftKey && LETTER.test(key)) type(key, event.timeStamp);
    else {
      const step = treeStep(rows, active, key);
      if (!step) return;
      if (step.kind === 'toggle') toggle(step.key);
      else {
        focusRow(step.at);
        if (shiftKey) chooseRows(rows, anchor.current, step.at, world);
        else anchor.current = step.at;
      }
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent, row: TreeRow, at: number) => {
    focusRow(at);
    if (event.shiftKey) chooseRows(rows, anchor.current, at, world);
    else choose(row, event.ctrlKey || event.metaKey);
  };
  const onMenu = (event: MouseEvent, row: TreeRow) => {
    event.preventDefault();
    if (isGrouping(row)) return;
    if (!selected.has(row.key)) chooseRow(row.object, world);
    menu.set({ client: menuPlaceOf(event), place: null });
  };
  const events: TreeItemEvents = {
    onFocus: (row, at) => setAsked({ key: row.key, at }),
    onToggle: ({ key }) => toggle(key),
    onKey,
    onClick,
    onMenu,
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        role="tree"
        aria-label={text('tree')}
        aria-multiselectable
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TreeItem
              key={row.key}
              row={row}
              at={index}
              top={start}
              isActive={index === active}
              isSelected={selected.has(row.key)}
              events={events}
            />
          );
        })}
      </div>
    </div>
  );
}

const isGrouping = ({ object }: TreeRow): boolean => object.kind === 'section' || object.kind === 'floor';
