import { useMemo, useState } from 'react';
import { foldable, foldChart, withoutActions } from '@/model/statechart/foldChart';
import type { Statechart } from '@/model/statechart/statechart';

/** The drawn part of a machine: with or without actions, with some states folded. Each machine keeps its own folding. */
export function useDrawnChart(chart: Statechart | null) {
  const [hasActions, setActions] = useState(true);
  const [foldedOf, setFolded] = useState<Readonly<Record<string, ReadonlySet<string>>>>({});
  const id = chart?.id ?? '';
  const folded = foldedOf[id];
  const drawn = useMemo(() => {
    if (chart === null) return null;
    const whole = hasActions ? chart : withoutActions(chart);
    return folded === undefined ? whole : foldChart(whole, folded);
  }, [chart, hasActions, folded]);
  const regions = chart ? foldable(chart) : [];
  const set = (next: ReadonlySet<string>) => setFolded((before) => ({ ...before, [id]: next }));
  return {
    drawn,
    hasActions,
    toggleActions: () => setActions((now) => !now),
    folded: folded ?? new Set<string>(),
    isFolded: regions.length === 0 ? null : (folded?.size ?? 0) > 0,
    toggleAll: () => set((folded?.size ?? 0) > 0 ? new Set() : new Set(regions)),
    toggle: (state: string) => {
      if (!regions.includes(state)) return;
      const next = new Set(folded);
      if (!next.delete(state)) next.add(state);
      set(next);
    },
  };
}
