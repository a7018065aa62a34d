import { Badge, Link, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { diffValues, type ValueChange } from '@/machines/inspect/log/diffValues';
import type { LogStep } from '@/machines/inspect/log/logStep';
import { actionText } from '@/model/statechart/lines';
import type { Statechart } from '@/model/statechart/statechart';
import { usePanelStyles } from '../panelStyles';
import { text } from '../texts';
import { verdictText } from '../verdictText';
import { eventText, leavesOf, timeText } from './describeStep';

const useStyles = makeStyles({
  detail: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    padding: '12px 20px 20px',
    minHeight: 0,
    overflowY: 'auto',
  },
  change: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', fontSize: tokens.fontSizeBase200 },
  path: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  value: {
    fontFamily: tokens.fontFamilyMonospace,
    padding: '1px 6px',
    borderRadius: tokens.borderRadiusSmall,
    overflowWrap: 'anywhere',
  },
  before: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  after: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  rejected: { color: tokens.colorStatusDangerForeground1 },
});

const MOST_CHARACTERS = 400;
const shortened = (value: unknown): string => {
  const json = JSON.stringify(value) ?? '';
  return json.length > MOST_CHARACTERS ? `${json.slice(0, MOST_CHARACTERS)}…` : json;
};

interface Props {
  readonly step: LogStep;
  readonly chart: Statechart | null;
  /** The name of the sender. */
  readonly from: string;
  readonly onOpen: (machine: string) => void;
}

/** One event of the log: what it was, what it has changed, and what it has set off. */
export function StepDetail({ step, chart, from, onOpen }: Props) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const { machine, before, after, taken, effects, started, verdict, payload, contextBefore, contextAfter } = step;
  const [earlier, later] = [leavesOf(machine, before), leavesOf(machine, after)];
  const changes = diffValues(contextBefore, contextAfter);
  const transitions = chart?.transitions.filter(({ id }) => taken.includes(id)) ?? [];
  const actions = [...new Set([...transitions.flatMap((one) => one.actions.map(actionText)), ...effects])];
  return (
    <div className={styles.detail}>
      <div className={shared.section}>
        <div className={shared.row}>
          <Text weight="semibold" translate="no">
            {eventText(step.type)}
          </Text>
          <span className={shared.space} />
          <Link as="button" onClick={() => onOpen(machine)}>
            {machine}
          </Link>
        </div>
        <span className={shared.muted}>{text('stepOrigin', { time: timeText(step.at), from })}</span>
      </div>
      <section className={shared.section}>
        <h3 className={shared.heading}>{text('stateChange')}</h3>
        <div className={shared.row}>
          {earlier.length > 0 && earlier.join() !== later.join() && (
            <>
              {earlier.map((name) => (
                <Badge key={name} appearance="outline" color="informative">
                  {name}
                </Badge>
              ))}
              <span aria-hidden="true">→</span>
            </>
          )}
          {later.map((name) => (
            <Badge key={name} appearance="filled" color="brand">
              {name}
            </Badge>
          ))}
          {earlier.join() === later.join() && <span className={shared.muted}>{text('stateStays')}</span>}
        </div>
        {verdict && chart && (
          <span className={mergeClasses(shared.muted, styles.rejected)}>{verdictText(verdict, chart)}</span>
        )}
      </section>
      <section className={shared.section}>
        <h3 className={shared.heading}>{text('contextChange')}</h3>
        {contextAfter === undefined ? (
          <span className={shared.muted}>{text('noContext')}</span>
        ) : changes.length === 0 ? (
          <span className={shared.muted}>{text('contextStays')}</span>
        ) : contextBefore === undefined ? (
          <span className={shared.muted}>{text('firstContext')}</span>
        ) : (
          <ul className={shared.list} aria-label={text('contextChange')}>
            {changes.map((change) => (
              <Change key={change.path} {...change} />
            ))}
          </ul>
        )}
        {contextAfter !== undefined && (
          <details>
            <summary>{text('contextAfter')}</summary>
            <pre className={shared.code}>{JSON.stringify(contextAfter, null, 2)}</pre>
          </details>
        )}
        {contextBefore !== undefined && (
          <details>
            <summary>{text('contextBefore')}</summary>
            <pre className={shared.code}>{JSON.stringify(contextBefore, null, 2)}</pre>
          </details>
        )}
      </section>
      {Object.keys(payload).length > 0 && (
        <section className={shared.section}>
          <h3 className={shared.heading}>{text('payloadOf')}</h3>
          <pre className={shared.code}>{JSON.stringify(payload, null, 2)}</pre>
        </section>
      )}
      {(actions.length > 0 || started.length > 0) && (
        <section className={shared.section}>
          <h3 className={shared.heading}>{text('setOff')}</h3>
          {actions.length > 0 && <span className={shared.code}>{actions.join(', ')}</span>}
          {started.length > 0 && (
            <span className={shared.muted}>{text('invokes', { actors: started.join(', ') })}</span>
          )}
        </section>
      )}
    </div>
  );
}

function Change({ path, kind, before, after }: ValueChange) {
  const styles = useStyles();
  return (
    <li className={styles.change}>
      <span className={styles.path}>{path === '' ? text('wholeContext') : path}</span>
      {kind !== 'added' && (
        <span className={mergeClasses(styles.value, styles.before)}>
          <span aria-hidden="true">− </span>
          {shortened(before)}
        </span>
      )}
      {kind !== 'removed' && (
        <span className={mergeClasses(styles.value, styles.after)}>
          <span aria-hidden="true">+ </span>
          {shortened(after)}
        </span>
      )}
    </li>
  );
}
