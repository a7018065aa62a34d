import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { MOST_PERIODS, type Period } from '@/model/content/hours/openingHours';
import { numbered } from './numbered';
import { text } from './texts';

const useStyles = makeStyles({
  all: { display: 'flex', flexDirection: 'column', gap: '4px' },
  times: { display: 'flex', alignItems: 'center', gap: '8px' },
  // A clock of twelve hours has room for its AM and PM.
  time: { width: '140px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** The day that they are of, in words. */
  readonly day: string;
  /** At least one. */
  readonly periods: readonly Period[];
  readonly hasError: boolean;
  readonly onChange: (periods: readonly Period[]) => void;
}

const ENDS = ['oh', 'ch'] as const;
const HOUR = 60;
const TWO_DIGITS = 2;

/** An hour after a time, where the day goes on so long; empty otherwise. */
function hourAfter(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * HOUR + minute + HOUR;
  if (time === '' || minutes >= 24 * HOUR) return '';
  return [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(TWO_DIGITS, '0')).join(':');
}

/** From when to when a day is open, once or several times. */
export function Times({ day, periods, hasError, onChange }: Props) {
  const styles = useStyles();
  const add = () => {
    const opens = hourAfter(periods.at(-1)?.ch ?? '');
    onChange([...periods, { oh: opens, ch: '' }]);
  };
  return (
    <div className={styles.all}>
      {numbered(periods).map(({ value: period, at, key }) => (
        <div key={key} className={styles.times}>
          {ENDS.map((end) => (
            <span key={end} className={styles.times}>
              {end === 'ch' && <Text className={styles.quiet}>{text('until')}</Text>}
              <Input
                type="time"
                className={styles.time}
                aria-label={text(LABELS[end][at === 0 ? 0 : 1], { day })}
                aria-invalid={hasError && period[end] === ''}
                value={period[end]}
                onChange={(_event, { value }) => onChange(periods.with(at, { ...period, [end]: value }))}
              />
            </span>
          ))}
          {at === 0 && periods.length < MOST_PERIODS && (
            <Button
              appearance="subtle"
              icon={<AddRegular />}
              title={text('addTimesHint')}
              aria-label={text('addTimes', { day })}
              onClick={add}
            />
          )}
          {at > 0 && (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={text('removeTimes', { day, times: `${period.oh}–${period.ch}` })}
              onClick={() => onChange(periods.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
    </div>
  );
}

const LABELS = { oh: ['opens', 'opensAgain'], ch: ['closes', 'closesAgain'] } as const;
