import type { ChartAction, ChartState, ChartTransition, Condition, Statechart } from '../statechart';

interface StateJson {
  readonly id: string;
  readonly kind: ChartState['kind'];
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly initial?: string;
  readonly onentry?: readonly ActionJson[];
  readonly onexit?: readonly ActionJson[];
  readonly invoke?: readonly { readonly id: string }[];
  readonly transitions?: readonly TransitionJson[];
  readonly states?: readonly StateJson[];
}

interface ActionJson {
  readonly kind: ChartAction['kind'];
  readonly name: string;
  readonly events?: readonly string[];
}

interface TransitionJson {
  /** The name of the event; left out of a transition that is taken at once. */
  readonly event?: string;
  readonly delay?: { readonly name: string; readonly milliseconds?: number };
  readonly cond?: Condition;
  readonly target?: readonly string[];
  /** As SCXML has it: an internal transition does not leave its state. */
  readonly type: 'internal' | 'external';
  readonly actions?: readonly ActionJson[];
}

/**
 * A statechart as JSON in the words of SCXML: states within each other with `onentry`, `onexit`, `invoke` and `transitions`,
 * of which each has `event`, `cond`, `target` and `actions`.
 */
export function jsonOf(chart: Statechart): { readonly scxml: '1.0'; readonly name: string; readonly root: StateJson } {
  const filled = <Key extends string, Value>(key: Key, values: readonly Value[]) =>
    // A list that is empty is left out.
    (values.length === 0 ? {} : { [key]: values }) as Partial<Readonly<Record<Key, readonly Value[]>>>;
  const actionsOf = (actions: readonly ChartAction[]): readonly ActionJson[] =>
    actions.map(({ kind, name, events }) => ({ kind, name, ...filled('events', events) }));
  const transitionOf = (one: ChartTransition): TransitionJson => ({
    ...(one.trigger.kind === 'delay'
      ? {
          delay: {
            name: one.trigger.name,
            ...(one.trigger.milliseconds !== undefined && { milliseconds: one.trigger.milliseconds }),
          },
        }
      : one.trigger.kind !== 'always' && { event: scxmlEvent(one.trigger) }),
    ...(one.condition && { cond: one.condition }),
    ...filled('target', one.targets),
    type: one.isReentering ? 'external' : 'internal',
    ...filled('actions', actionsOf(one.actions)),
  });
  const stateOf = (state: ChartState): StateJson => ({
    id: state.id,
    kind: state.kind,
    ...(state.description !== '' && { description: state.description }),
    ...filled('tags', state.tags),
    ...(state.initial !== null && { initial: state.initial }),
    ...filled('onentry', actionsOf(state.entry)),
    ...filled('onexit', actionsOf(state.exit)),
    ...filled(
      'invoke',
      state.actors.map((id) => ({ id })),
    ),
    ...filled('transitions', chart.transitions.filter(({ source }) => source === state.id).map(transitionOf)),
    ...filled('states', chart.states.filter(({ parent }) => parent === state.id).map(stateOf)),
  });
  const [root] = chart.states;
  if (!root) throw new Error(`The chart of ${chart.id} has no states.`);
  return { scxml: '1.0', name: chart.id, root: stateOf(root) };
}

const scxmlEvent = ({ kind, name }: ChartTransition['trigger']): string =>
  kind === 'done' ? `done.invoke.${name}` : kind === 'error' ? `error.platform.${name}` : name;
