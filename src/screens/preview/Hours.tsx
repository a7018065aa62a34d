import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMapTexts } from './languages/mapTexts';
import type { OpeningText } from './openingText';

const useStyles = makeStyles({
  open: { color: tokens.colorStatusSuccessForeground1 },
  closed: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  // A finger has to meet it.
  more: { cursor: 'pointer', minHeight: '32px', alignContent: 'center', fontSize: tokens.fontSizeBase200 },
  week: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '16px', rowGap: '4px', margin: '4px 0 0' },
  day: { margin: 0, fontSize: tokens.fontSizeBase300 },
});

/** Whether it is open now and until when, today's hours, and on request those of the coming week. */
export function Hours({ hours }: { hours: OpeningText }) {
  const styles = useStyles();
  const { text } = useMapTexts();
  return (
    <div>
      <Text>
        <Text weight="semibold" className={hours.isOpen ? styles.open : styles.closed}>
          {hours.state}
        </Text>
        {hours.change && <span>{` · ${hours.change}`}</span>}
        <Text block size={200} className={styles.quiet}>
          {text('today', { today: hours.today })}
        </Text>
      </Text>
      <details>
        <summary className={styles.more}>{text('week')}</summary>
        <dl className={styles.week}>
          {hours.week.map(({ day, times }) => [
            <dt key={day} className={styles.day} dir="auto">
              {day}
            </dt>,
            <dd key={`${day} times`} className={styles.day}>
              {times}
            </dd>,
          ])}
        </dl>
      </details>
    </div>
  );
}
