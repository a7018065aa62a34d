import { Badge, Button, Link } from '@fluentui/react-components';
import { CircleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { Inspector } from '@/machines/inspect/inspector';
import type { LiveView } from '@/machines/inspect/liveActors';
import type { SimulationSamples } from '@/machines/inspect/simulation/simulation';
import type { Statechart } from '@/model/statechart/statechart';
import { ActorTree } from './ActorTree';
import { EventLog } from './EventLog';
import { EventSender } from './EventSender';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';
import { verdictText } from './verdictText';

interface Props {
  readonly chart: Statechart;
  readonly live: LiveView;
  /** The running machine that is shown; null where none is. */
  readonly actor: LiveActor | null;
  readonly onActor: (actor: LiveActor) => void;
  /** Of the model of the machine; null without one, and before they are loaded. */
  readonly samples: SimulationSamples | null;
  readonly inspector: Inspector;
  readonly maySend: boolean;
}

/** A running machine: its states, the events that it takes now, and its last events. */
export function LivePanel({ chart, live, actor, onActor, samples, inspector, maySend }: Props) {
  const styles = usePanelStyles();
  const [type, setType] = useState('');
  const tree = live.actors.size > 0 && <ActorTree live={live} open={actor?.key ?? null} onOpen={onActor} />;
  if (!actor)
    return (
      <div className={styles.panel}>
        <EmptyState
          icon={<CircleRegular />}
          title={text('notRunningTitle')}
          text={text('notRunningText')}
          action={
            <Link href="/" target="_blank" rel="noreferrer">
              {text('openConsole')}
            </Link>
          }
        />
        {tree}
      </div>
    );
  const events = live.events.get(actor.key) ?? [];
  const leaves = chart.states.filter(
    ({ id, kind }) => actor.states.includes(id) && kind !== 'compound' && kind !== 'parallel',
  );
  return (
    <div className={styles.panel}>
      <section className={styles.section}>
        <h3 className={styles.heading}>{text('currentStates')}</h3>
        <div className={styles.row} role="status">
          {leaves.map(({ id }) => (
            <Badge key={id} color="brand" appearance="filled">
              {id.slice(chart.id.length + 1)}
            </Badge>
          ))}
          {actor.isOver && <Badge color="subtle">{text('ended')}</Badge>}
        </div>
        <details>
          <summary>{text('context')}</summary>
          <pre className={styles.code}>{JSON.stringify(actor.context, null, 2)}</pre>
        </details>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{text('possibleEvents')}</h3>
        {actor.events.length === 0 && <span className={styles.muted}>{text('noPossibleEvents')}</span>}
        <ul className={styles.list}>
          {actor.events.map((one) => (
            <li key={one.type}>
              <div className={styles.row}>
                <span className={styles.name}>{one.type}</span>
                <span className={styles.space} />
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={text('useEvent', { event: one.type })}
                  onClick={() => setType(one.type)}
                >
                  {text('use')}
                </Button>
              </div>
              <span className={styles.muted}>{verdictText(one.verdict, chart)}</span>
            </li>
          ))}
        </ul>
      </section>
      <EventSender
        actor={actor}
        chart={chart}
        inspector={inspector}
        maySend={maySend}
        type={type}
        onType={setType}
        samples={samples}
        events={events}
      />
      <EventLog events={events} chart={chart} />
      {tree}
    </div>
  );
}
