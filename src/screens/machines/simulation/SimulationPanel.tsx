import { Badge, Button, Field, MessageBar, makeStyles, Select, Spinner, Text } from '@fluentui/react-components';
import {
  ArrowResetRegular,
  BeakerRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissRegular,
} from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { Choice } from '@/machines/inspect/simulation/simulation';
import { leavesOf } from '../log/describeStep';
import { usePanelStyles } from '../panelStyles';
import { text } from '../texts';
import { verdictText } from '../verdictText';
import type { SimulationControl } from './useSimulation';

const useStyles = makeStyles({
  choice: { justifyContent: 'flex-start', textAlign: 'left', minWidth: 0, overflowWrap: 'anywhere' },
  list: { gap: '4px' },
  item: { display: 'flex', flexDirection: 'column', gap: '2px' },
  other: { paddingTop: '4px' },
});

/** A machine that runs by itself: its samples, the answers it waits for, and its delays, each a button. */
export function SimulationPanel({ simulation }: { readonly simulation: SimulationControl }) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const { samples, start, state, failure, restart, perform } = simulation;
  if (samples === null)
    return <EmptyState icon={<BeakerRegular />} title={text('noSimulationTitle')} text={text('noSimulationText')} />;
  if (samples === undefined && failure === null)
    return <Spinner className={shared.panel} label={text('startingSimulation')} />;
  const choices = state?.choices ?? [];
  const isTaken = ({ verdict }: Choice) => verdict === null || verdict.kind === 'taken';
  const of = (kind: Choice['kind']) => choices.filter((one) => one.kind === kind);
  const possible = of('event').filter(isTaken);
  const other = of('event').filter((one) => !isTaken(one));
  const button = ({ kind, label, milliseconds, isError, verdict }: Choice) => (
    <ActionButton
      size="small"
      className={styles.choice}
      appearance={kind === 'event' ? 'outline' : 'secondary'}
      {...(kind === 'answer' && { icon: isError ? <DismissRegular /> : <CheckmarkRegular /> })}
      {...(kind === 'delay' && { icon: <ClockRegular /> })}
      blockedBy={verdict && verdict.kind !== 'taken' && state ? verdictText(verdict, state.chart) : null}
      onClick={() => void perform(label)}
    >
      {milliseconds === null ? label : text('advance', { delay: label, milliseconds })}
    </ActionButton>
  );
  const list = (heading: string, all: readonly Choice[], empty: string) => (
    <section className={shared.section} aria-label={heading}>
      <h3 className={shared.heading}>{heading}</h3>
      {all.length === 0 && <span className={shared.muted}>{empty}</span>}
      <ul className={`${shared.list} ${styles.list}`}>
        {all.map((choice) => (
          <li key={choice.label} className={styles.item}>
            {button(choice)}
            {choice.verdict?.kind === 'taken' && state && (
              <span className={shared.muted}>{verdictText(choice.verdict, state.chart)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={shared.panel}>
      <span className={shared.muted}>{text('aboutSimulation')}</span>
      <div className={shared.row}>
        <Field label={text('start')} style={{ flexGrow: 1, minWidth: 0 }}>
          <Select className={shared.select} value={start} onChange={(_event, { value }) => void restart(value)}>
            {samples?.starts.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button icon={<ArrowResetRegular />} onClick={() => void restart(start)} style={{ alignSelf: 'flex-end' }}>
          {text('restart')}
        </Button>
      </div>
      {failure !== null && <MessageBar intent="error">{text('simulationFailed', { reason: failure })}</MessageBar>}
      {state && (
        <>
          {state.problem !== null && (
            <MessageBar intent="warning">{text('stepFailed', { reason: state.problem })}</MessageBar>
          )}
          <section className={shared.section}>
            <h3 className={shared.heading}>{text('currentStates')}</h3>
            <div className={shared.row} role="status">
              {leavesOf(state.chart.id, state.actor.states).map((name) => (
                <Badge key={name} color="brand" appearance="filled">
                  {name}
                </Badge>
              ))}
              {state.actor.isOver && <Badge color="subtle">{text('ended')}</Badge>}
              <Text size={200} className={shared.muted}>
                {text('elapsed', { milliseconds: state.elapsed })}
              </Text>
            </div>
            <details>
              <summary>{text('context')}</summary>
              <pre className={shared.code}>{JSON.stringify(state.actor.context, null, 2)}</pre>
            </details>
          </section>
          {list(text('heldAnswers'), of('answer'), text('noHeldAnswers'))}
          {list(text('delays'), of('delay'), text('noDelays'))}
          {list(text('sampleEvents'), possible, text('noSampleEvents'))}
          {other.length > 0 && (
            <details>
              <summary>{text('otherSamples', { count: other.length })}</summary>
              <ul className={`${shared.list} ${styles.list} ${styles.other}`}>
                {other.map((choice) => (
                  <li key={choice.label} className={styles.item}>
                    {button(choice)}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  );
}
