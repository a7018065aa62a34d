import { ancestorsOf, type ChartMarks, type ChartTransition, type Statechart } from './statechart';

/**
 * A chart whose folded states are drawn without their insides: transitions from and to the insides begin and end at them, and
 * those that stay inside are left out.
 */
export function foldChart(chart: Statechart, folded: ReadonlySet<string>): Statechart {
  if (folded.size === 0) return chart;
  const states = new Map(chart.states.map((state) => [state.id, state]));
  /** The outermost folded state around a state, or itself. */
  const outer = (id: string): string => [id, ...ancestorsOf(states, id)].findLast((one) => folded.has(one)) ?? id;
  const isInside = (id: string) => outer(id) !== id;
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => !isInside(id))
      .map((state) => {
        if (!folded.has(state.id)) return state;
        const inner = chart.states.filter(({ id }) => ancestorsOf(states, id).includes(state.id));
        return { ...state, kind: 'atomic' as const, initial: null, folded: inner.length };
      }),
    transitions: chart.transitions.flatMap((transition): ChartTransition[] => {
      const source = outer(transition.source);
      const targets = [...new Set(transition.targets.map(outer))];
      const isWithin = isInside(transition.source) && targets.every((target) => target === source);
      return isWithin ? [] : [{ ...transition, source, targets }];
    }),
  };
}

/** The states of a chart that can be folded: those with children, the machine itself left out. */
export const foldable = ({ states }: Statechart): readonly string[] =>
  states
    .filter(({ parent, kind }) => parent !== null && (kind === 'compound' || kind === 'parallel'))
    .map(({ id }) => id);

/** A chart without actions, for those who look for the way alone. */
export const withoutActions = (chart: Statechart): Statechart => ({
  ...chart,
  states: chart.states.map((state) => ({ ...state, entry: [], exit: [] })),
  transitions: chart.transitions.map((transition) => ({ ...transition, actions: [] })),
});

/** Marks of a whole chart for one that is folded: a state that is found inside of a folded one marks that one. */
export function foldMarks(marks: ChartMarks, chart: Statechart, folded: ReadonlySet<string>): ChartMarks {
  if (folded.size === 0 || !marks.found) return marks;
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const outer = (id: string) => [id, ...ancestorsOf(states, id)].findLast((one) => folded.has(one)) ?? id;
  return { ...marks, found: new Set([...marks.found].map((id) => (states.has(id) ? outer(id) : id))) };
}
