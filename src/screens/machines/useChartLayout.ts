import { useEffect, useState } from 'react';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { Statechart } from '@/model/statechart/statechart';

type LayoutState = { readonly chart: Statechart; readonly layout: ChartLayout | null; readonly hasFailed: boolean };

/** The layout of a chart; null while the worker computes it. */
export function useChartLayout(
  chart: Statechart | null,
  layoutOf: (chart: Statechart) => Promise<ChartLayout>,
): { readonly layout: ChartLayout | null; readonly hasFailed: boolean } {
  const [state, setState] = useState<LayoutState | null>(null);
  useEffect(() => {
    if (!chart) return;
    let isStale = false;
    const set = (layout: ChartLayout | null) => {
      if (!isStale) setState({ chart, layout, hasFailed: layout === null });
    };
    layoutOf(chart).then(set, () => set(null));
    return () => {
      isStale = true;
    };
  }, [chart, layoutOf]);
  return state && state.chart === chart ? state : { layout: null, hasFailed: false };
}
