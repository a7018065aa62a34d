import { useState } from 'react';

/** The selected rows of a list, by their keys. */
export interface RowSelection {
  /** Of the visible rows: a row that a filter hides is not selected. */
  readonly ids: ReadonlySet<string>;
  readonly count: number;
  readonly isAll: boolean;
  /** Selects a row or takes it out; with `isRange` all rows from the last one on. */
  readonly toggle: (key: string, isRange: boolean) => void;
  /** Selects every visible row; none when all were selected. */
  readonly toggleAll: () => void;
  readonly set: (keys: Iterable<string>) => void;
  readonly clear: () => void;
}

/** @param keys of the visible rows, in order */
export function useRowSelection(keys: readonly string[]): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const ids = selected.size === 0 ? selected : new Set(keys.filter((key) => selected.has(key)));
  const isAll = keys.length > 0 && ids.size === keys.length;
  return {
    ids,
    count: ids.size,
    isAll,
    toggle: (key, isRange) => {
      const next = new Set(ids);
      const [from, to] = [last === null ? -1 : keys.indexOf(last), keys.indexOf(key)];
      if (isRange && from >= 0) {
        for (const one of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      } else if (!next.delete(key)) next.add(key);
      setLast(key);
      setSelected(next);
    },
    toggleAll: () => setSelected(isAll ? new Set() : new Set(keys)),
    set: (some) => setSelected(new Set(some)),
    clear: () => setSelected(new Set()),
  };
}
