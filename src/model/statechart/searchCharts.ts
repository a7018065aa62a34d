import { triggerText } from './lines';
import type { Statechart } from './statechart';

/** A machine that a search found; `found` are ids of states and transitions, empty where only its name matches. */
export interface ChartHit<Chart extends Statechart = Statechart> {
  readonly chart: Chart;
  readonly found: ReadonlySet<string>;
}

/**
 * The machines whose id or description has all words of a search, or that have states, events or guards that do. An
 * empty search finds every machine and marks nothing.
 */
export function searchCharts(charts: readonly Statechart[], query: string): readonly ChartHit[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return charts.map((chart) => ({ chart, found: new Set() }));
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return charts.flatMap((chart) => {
    const found = new Set([
      ...chart.states.filter(({ parent, name }) => parent !== null && matches(name)).map(({ id }) => id),
      ...chart.transitions
        .filter(({ trigger, guard }) => matches(`${triggerText(trigger)} ${guard ?? ''}`))
        .map(({ id }) => id),
    ]);
    return found.size > 0 || matches(`${chart.id} ${chart.description}`) ? [{ chart, found }] : [];
  });
}
