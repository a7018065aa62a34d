import { makeStyles } from '@fluentui/react-components';
import { triggerText } from '@/model/statechart/lines';
import type { ChartTransition, Statechart } from '@/model/statechart/statechart';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';
import { wordsOfGuard } from './verdictText';

const useStyles = makeStyles({ state: { display: 'flex', flexDirection: 'column', gap: '2px' } });

/** Every state and transition of a machine in words: the content of the drawing, for people who do not see it. */
export function OutlinePanel({ chart }: { chart: Statechart }) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const nameOf = (id: string) => (id === chart.id ? id : id.slice(chart.id.length + 1));
  const lineOf = ({ trigger, guard, targets }: ChartTransition) =>
    [
      triggerText(trigger),
      ...(guard === null ? [] : [`[${wordsOfGuard(guard)}]`]),
      '→',
      targets.length === 0 ? text('stays') : targets.map(nameOf).join(', '),
    ].join(' ');
  return (
    <div className={shared.panel}>
      <ul className={shared.list} aria-label={text('states')}>
        {chart.states.map(({ id, description }) => {
          const own = chart.transitions.filter(({ source }) => source === id);
          return (
            <li key={id} className={styles.state}>
              <span className={shared.name}>{nameOf(id)}</span>
              <span className={shared.muted}>{description}</span>
              {own.length > 0 && (
                <ul aria-label={text('transitions')}>
                  {own.map((transition) => (
                    <li key={transition.id}>{lineOf(transition)}</li>
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
