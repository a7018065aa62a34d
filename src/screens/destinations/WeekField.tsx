import { Button, Field, Input, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { type BoundField, bind } from '@/components/form/fieldProps';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { text } from './texts';
import { copyMonday, type Day, days, defaultWeek, switchDay, type Week } from './week';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  legend: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(190px, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '36px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  times: { display: 'flex', alignItems: 'center', gap: '8px' },
  // A clock of twelve hours has room for its AM and PM.
  time: { width: '140px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  copy: { justifySelf: 'start' },
});

interface Props<Values extends FormValues> extends BoundField<Values, Week | null> {
  /** Of the switch between hours and none; "Has opening hours" by default. */
  readonly switchLabel?: string;
}

/** The opening hours of a week: closed or open on each day, and from when to when. */
export function WeekField<Values extends FormValues>({ switchLabel, ...bound }: Props<Values>) {
  const styles = useStyles();
  const { label, value: hours, error, set } = bind(bound);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <Switch
        label={switchLabel ?? text('hasHours')}
        checked={hours !== null}
        onChange={(_event, { checked }) => set(checked ? defaultWeek() : null)}
      />
      {hours && (
        <>
          {days().map(({ day, name }) => (
            <DayRow key={day} day={day} name={name} week={hours} hasError={error !== undefined} onChange={set} />
          ))}
          <Field {...(error !== undefined && { validationMessage: error })}>
            <Button className={styles.copy} size="small" onClick={() => set(copyMonday(hours))}>
              {text('copyMonday')}
            </Button>
          </Field>
        </>
      )}
    </fieldset>
  );
}

interface DayProps {
  readonly day: Day;
  readonly name: string;
  readonly week: Week;
  readonly hasError: boolean;
  readonly onChange: (week: Week) => void;
}

function DayRow({ day, name, week, hasError, onChange }: DayProps) {
  const styles = useStyles();
  const label = useId();
  const { value, oh, ch } = week[day];
  const setTime = (part: Partial<Week[Day]>) => onChange({ ...week, [day]: { ...week[day], ...part } });
  return (
    <div className={styles.row}>
      <Switch
        label={{ id: label, children: value ? `${name}: ${text('open')}` : `${name}: ${text('closed')}` }}
        checked={value}
        onChange={(_event, { checked }) => onChange(switchDay(week, day, checked))}
      />
      {value && (
        <div className={styles.times}>
          <Input
            type="time"
            className={styles.time}
            aria-label={text('opens', { day: name })}
            aria-invalid={hasError && oh === ''}
            value={oh}
            onChange={(_event, { value: time }) => setTime({ oh: time })}
          />
          <Text className={styles.quiet}>{text('until')}</Text>
          <Input
            type="time"
            className={styles.time}
            aria-label={text('closes', { day: name })}
            aria-invalid={hasError && ch === ''}
            value={ch}
            onChange={(_event, { value: time }) => setTime({ ch: time })}
          />
        </div>
      )}
    </div>
  );
}
