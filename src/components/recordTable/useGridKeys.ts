import { type FocusEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '@/components/pressedKey';

export interface TableHandle {
  hasRow(key: string): boolean;
  /** Focuses a row; where it is gone, the row that is now at its position. */
  focusRow(key: string): void;
}

interface GridKeysOptions<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** Space selects a row, with Shift all rows from the last one on. */
  readonly onSelect?: ((row: Row, isRange: boolean) => void) | undefined;
  /** Number of records in a line, 1 by default: in a grid of cards left and right move too. */
  readonly columns?: number;
  readonly tree?: {
    readonly isExpanded: (row: Row) => boolean | null;
    readonly toggle: (row: Row) => void;
  };
  readonly ref: Ref<TableHandle> | undefined;
}

/** Rows of one Page Up or Page Down. */
const PAGE = 10;
const CONTROLS = 'a, button, input';

/** The keys of a table that is one stop of the Tab key, and the row of that stop. */
export function useGridKeys<Row>({ rows, keyOf, onOpen, onSelect, columns = 1, tree, ref }: GridKeysOptions<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const [activeRow, setActiveRow] = useState<{ key: string; index: number } | null>(null);
  const at = activeRow ? rows.findIndex((row) => keyOf(row) === activeRow.key) : 0;
  const active = Math.min(at >= 0 ? at : (activeRow?.index ?? 0), rows.length - 1);

  const rowAt = (index: number) => container.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
  const activate = (index: number) => {
    const row = rows[index];
    if (row) setActiveRow({ key: keyOf(row), index });
  };
  /** Moves synchronously, so that the next key reaches the new row; `control` is the index of an action in the row. */
  const focus = (wanted: number, control: number | null) => {
    const index = Math.max(-1, Math.min(rows.length - 1, wanted));
    flushSync(() => activate(index));
    const row = rowAt(index);
    const controls = row?.querySelectorAll<HTMLElement>(CONTROLS);
    // The header row has no focus of its own, its sort buttons have.
    const inside = control ?? (index === -1 ? 0 : null);
    const target = inside === null ? row : (controls?.[Math.min(inside, controls.length - 1)] ?? row);
    target?.focus();
    target?.scrollIntoView?.({ block: 'nearest' });
  };
  useImperativeHandle(ref, () => ({
    hasRow: (key) => rows.some((row) => keyOf(row) === key),
    focusRow: (key) => {
      const found = rows.findIndex((row) => keyOf(row) === key);
      focus(found >= 0 ? found : Math.max(0, active), null);
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const isCards = columns > 1;
    const element = event.target.closest<HTMLElement>('[data-index]');
    if (!element) return;
    const index = Number(element.dataset.index);
    const row = rows[index];
    const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
    const control = controls.indexOf(event.target);
    const isRow = control === -1;
    const expanded = row && tree ? tree.isExpanded(row) : null;
    const column = isRow ? null : control;
    const handlers: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => focus(index + columns, column),
      ArrowUp: () => focus(isCards ? Math.max(0, index - columns) : index - 1, column),
      PageDown: () => focus(index + PAGE * columns, column),
      PageUp: () => focus(Math.max(0, index - PAGE * columns), column),
      Home: () => focus(0, column),
      End: () => focus(rows.length - 1, column),
      ArrowRight: () => {
        if (isRow && isCards) focus(index + 1, null);
        else if (isRow && row && expanded === false) tree?.toggle(row);
        else controls[isRow ? 0 : Math.min(control + 1, controls.length - 1)]?.focus();
      },
      ArrowLeft: () => {
        if (isRow && isCards) focus(Math.max(0, index - 1), null);
        else if (isRow && row && expanded === true) tree?.toggle(row);
        else if (control > 0) controls[control - 1]?.focus();
        else if (index >= 0) element.focus();
      },
      Escape: isRow || index < 0 ? undefined : () => element.focus(),
      Enter: isRow && row ? () => onOpen(row) : undefined,
      ' ': isRow && row && onSelect ? () => onSelect(row, event.shiftKey) : undefined,
    };
    const handler = handlers[pressedKey(event)];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
  /** The row that has the focus, or something in it, becomes the Tab stop. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    activate(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1));
  };
  return { container, active, onKeyDown, onFocus };
}
