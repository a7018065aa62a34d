import { triggerText } from './lines';
import type { ChartAction, ChartState, ChartTransition, Statechart } from './statechart';

/** A machine that a search found; `found` are ids of states and transitions, empty where only its name matches. */
export interface ChartHit<Chart extends Statechart = Statechart> {
  readonly chart: Chart;
  readonly found: ReadonlySet<string>;
}

/**
 * The machines whose id or description has all words of a search, or that have states or transitions that do: by name,
 * description, tag, event, guard, action or invoked actor. An empty search finds every machine and marks nothing.
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
      ...chart.states.filter((state) => state.parent !== null && matches(stateText(state))).map(({ id }) => id),
      ...chart.transitions.filter((transition) => matches(transitionText(transition))).map(({ id }) => id),
    ]);
    return found.size > 0 || matches(`${chart.id} ${chart.description}`) ? [{ chart, found }] : [];
  });
}

const actionTexts = ({ name, events }: ChartAction): readonly string[] => [name, ...events];

const stateText = ({ name, description, tags, actors, entry, exit }: ChartState): string =>
  [name, description, ...tags, ...actors, ...entry.flatMap(actionTexts), ...exit.flatMap(actionTexts)].join(' ');

const transitionText = ({ trigger, guard, actions }: ChartTransition): string =>
  [triggerText(trigger), guard ?? '', ...actions.flatMap(actionTexts)].join(' ');
