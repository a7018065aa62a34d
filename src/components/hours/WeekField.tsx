import { Button, Field, makeStyles, Switch } from '@fluentui/react-components';
import { useId } from 'react';
import { type BoundField, bind } from '@/components/form/fieldProps';
import type { Week } from '@/contract/destinations/openingHours';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { withPeriods } from '@/model/content/hours/openingHours';
import type { Weekday } from '@/model/content/hours/weekdays';
import { SpecialDays } from './SpecialDays';
import { Times } from './Times';
import { text } from './texts';
import { copyMonday, days, defaultWeek, switchDay } from './week';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  legend: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(190px, 1fr) auto',
    alignItems: 'start',
    columnGap: '8px',
    minHeight: '36px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  copy: { justifySelf: 'start' },
});

interface Props<Values extends FormValues> extends BoundField<Values, Week | null> {
  /** Of the switch between hours and none; "Show opening hours" by default. */
  readonly switchLabel?: string;
}

/** The opening hours of a week and of special days: closed or open on each, and from when to when. */
export function WeekField<Values extends FormValues>({ switchLabel, ...bound }: Props<Values>) {
  const styles = useStyles();
  const { label, value: hours, error, set } = bind(bound);
  const hasError = error !== undefined;
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
            <DayRow key={day} day={day} name={name} week={hours} hasError={hasError} onChange={set} />
          ))}
          <Field {...(hasError && { validationMessage: error })}>
            <Button className={styles.copy} size="small" onClick={() => set(copyMonday(hours))}>
              {text('copyMonday')}
            </Button>
          </Field>
          <SpecialDays
            days={hours.special ?? []}
            hasError={hasError}
            onChange={(special) => set({ ...hours, special: special.length > 0 ? special : undefined })}
          />
        </>
      )}
    </fieldset>
  );
}

interface DayProps {
  readonly day: Weekday;
  readonly name: string;
  readonly week: Week;
  readonly hasError: boolean;
  readonly onChange: (week: Week) => void;
}

function DayRow({ day, name, week, hasError, onChange }: DayProps) {
  const styles = useStyles();
  const label = useId();
  const { value, oh, ch, more } = week[day];
  return (
    <div className={styles.row}>
      <Switch
        label={{ id: label, children: text('state', { day: name, state: text(value ? 'open' : 'closed') }) }}
        checked={value}
        onChange={(_event, { checked }) => onChange(switchDay(week, day, checked))}
      />
      {value && (
        <Times
          day={name}
          periods={[{ oh, ch }, ...(more ?? [])]}
          hasError={hasError}
          onChange={(periods) => onChange({ ...week, [day]: withPeriods(week[day], periods) })}
        />
      )}
    </div>
  );
}
