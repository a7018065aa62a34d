import { makeStyles } from '@fluentui/react-components';
import { triggerText } from '@/model/statechart/lines';
import type { ChartAction, ChartState, ChartTransition, Statechart } from '@/model/statechart/statechart';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';
import { wordsOfCondition } from './verdictText';

const useStyles = makeStyles({ state: { display: 'flex', flexDirection: 'column', gap: '2px' } });

const KINDS = {
  effect: 'doesEffect',
  assign: 'doesAssign',
  raise: 'doesRaise',
  send: 'doesSend',
  emit: 'doesEmit',
  spawn: 'doesSpawn',
  other: 'doesEffect',
} as const;

/** `setStatus changes the context`, `emitStarted emits started`. */
const actionLabel = ({ kind, name, events }: ChartAction): string =>
  text(KINDS[kind], { name, events: events.length > 0 ? events.join(', ') : text('anEvent') });

/** Every state and transition of a machine in words: the content of the drawing, for people who do not see it. */
export function OutlinePanel({ chart }: { chart: Statechart }) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const nameOf = (id: string) => (id === chart.id ? id : id.slice(chart.id.length + 1));
  const targetOf = ({ source, targets, isReentering }: ChartTransition): string => {
    if (targets.length === 0) return text('stays');
    const names = targets.map(nameOf).join(', ');
    return isReentering && targets.includes(source) ? text('entersAgain', { state: names }) : names;
  };
  const lineOf = (transition: ChartTransition): string => {
    const { trigger, condition, isOtherwise } = transition;
    return [
      triggerText(trigger),
      ...(condition === null ? [] : [`[${wordsOfCondition(condition, chart.id)}]`]),
      ...(isOtherwise ? [`[${text('otherwise')}]`] : []),
      '→',
      targetOf(transition),
    ].join(' ');
  };
  const factsOf = ({ tags, actors, entry, exit, hasOutput, initial }: ChartState): readonly string[] => [
    ...(initial === null ? [] : [text('startsIn', { state: nameOf(initial) })]),
    ...(tags.length === 0 ? [] : [text('hasTags', { tags: tags.join(', ') })]),
    ...(actors.length === 0 ? [] : [text('invokes', { actors: actors.join(', ') })]),
    ...(entry.length === 0 ? [] : [text('onEntry', { actions: entry.map(actionLabel).join('; ') })]),
    ...(exit.length === 0 ? [] : [text('onExit', { actions: exit.map(actionLabel).join('; ') })]),
    ...(hasOutput ? [text('givesOutput')] : []),
  ];
  return (
    <div className={shared.panel}>
      <ul className={shared.list} aria-label={text('states')}>
        {chart.states.map((state) => {
          const own = chart.transitions.filter(({ source }) => source === state.id);
          return (
            <li key={state.id} className={styles.state}>
              <span className={shared.name}>{nameOf(state.id)}</span>
              <span className={shared.muted}>{state.description}</span>
              {factsOf(state).map((fact) => (
                <span key={fact} className={shared.muted}>
                  {fact}
                </span>
              ))}
              {own.length > 0 && (
                <ul aria-label={text('transitions')}>
                  {own.map((transition) => (
                    <li key={transition.id}>
                      {lineOf(transition)}
                      {transition.actions.length > 0 && (
                        <div className={shared.muted}>{transition.actions.map(actionLabel).join('; ')}</div>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
