import type { ChartAction, Statechart } from '@/model/statechart/statechart';

/**
 * The states and transitions of a chart, without the descriptions, which the built console has not, and without the kinds
 * of actions and the lengths of delays, which a screen may provide.
 */
const structureOf = ({ states, transitions }: Statechart): string =>
  JSON.stringify([
    states.map(({ entry, exit, ...state }) => ({
      ...state,
      description: '',
      entry: namesOf(entry),
      exit: namesOf(exit),
    })),
    transitions.map(({ actions, trigger: { kind, name }, ...one }) => ({
      ...one,
      kind,
      name,
      actions: namesOf(actions),
    })),
  ]);

const namesOf = (actions: readonly ChartAction[]): readonly string[] => actions.map(({ name }) => name);

/**
 * The charts of this release and those of running machines. A running machine of another release is drawn as it runs; one
 * that is as this release has it keeps its descriptions.
 */
export function mergeCharts(
  known: readonly Statechart[],
  running: ReadonlyMap<string, Statechart>,
): readonly Statechart[] {
  const own = known.map((chart) => {
    const other = running.get(chart.id);
    return other && structureOf(other) !== structureOf(chart) ? other : chart;
  });
  const others = [...running.values()].filter(({ id }) => !known.some((chart) => chart.id === id));
  return [...own, ...others];
}
