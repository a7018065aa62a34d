import { useRef } from 'react';
import type { TableHandle } from './useGridKeys';

const dialogInFocus = () => document.activeElement?.closest('[data-dialog]') ?? null;

/**
 * The table of a list, and what gives one of its rows the focus when a dialog over it has ended; not where somebody has opened
 * something else by then.
 */
export function useFocusRow() {
  const table = useRef<TableHandle>(null);
  const focusRow = (key: string) => {
    const ended = dialogInFocus();
    const focus = () => {
      const now = dialogInFocus();
      if (now === null || now === ended) table.current?.focusRow(key);
    };
    // The dialog gives its focus back first.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  };
  return { table, focusRow };
}
