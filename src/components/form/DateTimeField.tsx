import { Field, makeStyles } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { DateTimeInputs } from './DateTimeInputs';
import { type BoundField, bind } from './fieldProps';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  date: { flexGrow: 2, minWidth: '150px' },
  time: { flexGrow: 1, minWidth: '140px' },
});

interface Props<Values extends FormValues> extends BoundField<Values, string> {
  /** Only a day `yyyy-MM-dd`. */
  readonly isDay?: boolean;
}

/** A moment in UTC, `yyyy-MM-dd HH:mm:ss`: without a time it is midnight, without a day it is empty. */
export function DateTimeField<Values extends FormValues>(props: Props<Values>) {
  const styles = useStyles();
  const { label, field, value, set, touch } = bind(props);
  const { isDay = false } = props;
  return (
    <Field {...field} label={isDay ? label : text('inUtc', { label })}>
      {({ 'aria-labelledby': _, ...described }) => (
        <div className={styles.line}>
          <DateTimeInputs
            day={described}
            timeLabel={text('timeOf', { label })}
            dayClass={styles.date}
            timeClass={styles.time}
            isDay={isDay}
            value={value}
            onChange={set}
            onBlur={touch}
          />
        </div>
      )}
    </Field>
  );
}
