import { Button, Input, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { DayHours, OpeningHours } from '@/model/content/hours/openingState';
import { WEEKDAYS, type Weekday } from '@/model/content/hours/weekdays';
import { text } from './texts';
import { dayName } from './weekText';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0, marginBottom: '4px' },
  day: {
    display: 'grid',
    gridTemplateColumns: '112px 116px minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '36px',
    '@media (max-width: 599px)': { gridTemplateColumns: '1fr auto' },
  },
  times: { display: 'flex', alignItems: 'center', gap: '8px', '@media (max-width: 599px)': { gridColumn: '1 / -1' } },
  // A clock of twelve hours has room for its AM and PM.
  time: { width: '140px' },
  copy: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

/** Hours of a day that were never set. */
const blankDay = (day: Weekday): DayHours => ({ text: dayName(day), value: false, oh: '09:00', ch: '17:30' });
const blankWeek = (): OpeningHours => Object.fromEntries(WEEKDAYS.map((day) => [day, blankDay(day)]));

interface Props {
  /** Null where the location has no opening hours. */
  readonly hours: OpeningHours | null;
  readonly error: string | undefined;
  readonly onChange: (hours: OpeningHours | null) => void;
}

/** The opening hours of a week; a closed day says so. */
export function WeekField({ hours, error, onChange }: Props) {
  const styles = useStyles();
  const errorId = useId();
  const change = (day: Weekday, part: Partial<DayHours>) =>
    onChange({ ...hours, [day]: { ...(hours?.[day] ?? blankDay(day)), ...part } });
  const copyMonday = () => {
    const { value, oh, ch } = hours?.mon ?? blankDay('mon');
    onChange(Object.fromEntries(WEEKDAYS.map((day) => [day, { text: dayName(day), value, oh, ch }])));
  };
  return (
    <>
      <Switch
        label={text('hasHours')}
        checked={hours !== null}
        onChange={(_event, { checked }) => onChange(checked ? blankWeek() : null)}
      />
      {hours === null ? (
        <Text className={styles.quiet}>{text('noHours')}</Text>
      ) : (
        <fieldset className={styles.group} {...(error && { 'aria-describedby': errorId })}>
          <legend className={styles.legend}>{text('hours')}</legend>
          {WEEKDAYS.map((day) => {
            const { value, oh, ch } = hours[day] ?? blankDay(day);
            return (
              <div key={day} className={styles.day}>
                <Text>{dayName(day)}</Text>
                <Switch
                  label={text(value ? 'open' : 'closed')}
                  aria-label={`${dayName(day)}: ${text(value ? 'open' : 'closed')}`}
                  checked={value}
                  onChange={(_event, { checked }) => change(day, { value: checked })}
                />
                {value && (
                  <span className={styles.times}>
                    <Input
                      type="time"
                      className={styles.time}
                      aria-label={text('opens', { day: dayName(day) })}
                      aria-invalid={error !== undefined && oh === ''}
                      value={oh}
                      onChange={(_event, { value: time }) => change(day, { oh: time })}
                    />
                    {text('until')}
                    <Input
                      type="time"
                      className={styles.time}
                      aria-label={text('closes', { day: dayName(day) })}
                      aria-invalid={error !== undefined && ch === ''}
                      value={ch}
                      onChange={(_event, { value: time }) => change(day, { ch: time })}
                    />
                  </span>
                )}
              </div>
            );
          })}
          {error && (
            <Text id={errorId} size={200} role="alert" className={styles.error}>
              {error}
            </Text>
          )}
          <Button size="small" className={styles.copy} onClick={copyMonday}>
            {text('copyMonday')}
          </Button>
        </fieldset>
      )}
    </>
  );
}
