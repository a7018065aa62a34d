import { Field, makeStyles } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { differsAt, fromZone, inZone } from '@/model/content/hours/zonedDateTime';
import { DateTimeInputs } from './DateTimeInputs';
import { type BoundField, bind } from './fieldProps';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  date: { flexGrow: 2, minWidth: '150px' },
  time: { flexGrow: 1, minWidth: '140px' },
});

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props<Values extends FormValues> extends BoundField<Values, string> {
  /** Only a day `yyyy-MM-dd`. */
  readonly isDay?: boolean;
  /** The zone in which it is typed and shown, by its IANA name; it is named where its clock is not that of the device. */
  readonly timeZone?: string;
}

/** A moment, as `yyyy-MM-dd HH:mm:ss` in UTC: without a time it is midnight, without a day it is empty. */
export function DateTimeField<Values extends FormValues>(props: Props<Values>) {
  const styles = useStyles();
  const { label, field, value, set, touch } = bind(props);
  const { isDay = false, timeZone = 'UTC' } = props;
  const zone = props.timeZone === undefined || differsAt(value, timeZone, deviceZone()) ? timeZone : null;
  const zoned = zone === null ? label : text('inZone', { label, zone: zone.replaceAll('_', ' ') });
  return (
    <Field {...field} label={isDay ? label : zoned}>
      {({ 'aria-labelledby': _, ...described }) => (
        <div className={styles.line}>
          <DateTimeInputs
            day={described}
            timeLabel={text('timeOf', { label })}
            dayClass={styles.date}
            timeClass={styles.time}
            isDay={isDay}
            value={isDay ? value : inZone(value, timeZone)}
            onChange={(typed) => set(isDay ? typed : fromZone(typed, timeZone))}
            onBlur={touch}
          />
        </div>
      )}
    </Field>
  );
}
