import { useCallback, useRef } from 'react';
import type { TableHandle } from './useGridKeys';

const dialogInFocus = () => document.activeElement?.closest('[data-dialog]') ?? null;

/**
 * The tables of a list. Focuses one of their rows when a dialog over the list closes; not when another dialog was
 * opened meanwhile.
 */
export function useFocusRow() {
  const tables = useRef(new Set<TableHandle>());
  /** For the `ref` of each table of the list. */
  const table = useCallback((handle: TableHandle | null) => {
    if (!handle) return;
    tables.current.add(handle);
    return () => void tables.current.delete(handle);
  }, []);
  const focusRow = (key: string) => {
    const ended = dialogInFocus();
    const focus = () => {
      const now = dialogInFocus();
      if (now !== null && now !== ended) return;
      const all = [...tables.current];
      (all.find((one) => one.hasRow(key)) ?? all[0])?.focusRow(key);
    };
    // The dialog returns its focus first.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  };
  return { table, focusRow };
}
