import { makeStyles, tokens } from '@fluentui/react-components';
import { formatLocale } from '@/contract/texts/locale';
import { triggerOf } from '@/machines/inspect/chartOf';
import type { LoggedEvent } from '@/machines/inspect/log/loggedEvent';
import { triggerText } from '@/model/statechart/lines';
import type { Statechart } from '@/model/statechart/statechart';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';
import { verdictText } from './verdictText';

const useStyles = makeStyles({
  event: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    paddingBottom: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  time: { fontVariantNumeric: 'tabular-nums' },
  rejected: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
});

const clock = new Intl.DateTimeFormat(formatLocale(), {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

interface Props {
  readonly events: readonly LoggedEvent[];
  readonly chart: Statechart;
}

/** The last events of a running machine, the latest first. */
export function EventLog({ events, chart }: Props) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  return (
    <section className={shared.section} aria-label={text('eventLog')}>
      <h3 className={shared.heading}>{text('eventLog')}</h3>
      {events.length === 0 && <span className={shared.muted}>{text('noEvents')}</span>}
      <ol className={shared.list}>
        {events.map(({ number, at, type, payload, verdict }) => (
          <li key={number} className={styles.event}>
            <span className={shared.row}>
              <span className={shared.name}>{triggerText(triggerOf(type))}</span>
              <span className={shared.space} />
              <time className={`${shared.muted} ${styles.time}`} dateTime={new Date(at).toISOString()}>
                {clock.format(at)}
              </time>
            </span>
            {Object.keys(payload).length > 0 && <code className={shared.code}>{JSON.stringify(payload)}</code>}
            {verdict && <span className={styles.rejected}>{verdictText(verdict, chart)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
