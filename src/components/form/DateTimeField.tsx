import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { combineDateTime, partsOf } from '@/model/content/utcDateTime';
import { useSettings } from '../SettingsProvider';
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
  const { resolvedTheme } = useSettings();
  // The calendar of the browser follows the theme of the page, not that of the system.
  const input = resolvedTheme === 'contrast' ? {} : { style: { colorScheme: resolvedTheme } };
  const { label, field, value, set, touch } = bind(props);
  const { date, time } = partsOf(value);
  // A time that is typed before its day.
  const [early, setEarly] = useState('');
  const shownTime = date === '' ? early : time;
  const { isDay = false } = props;
  return (
    <Field {...field} label={isDay ? label : text('inUtc', { label })}>
      {({ 'aria-labelledby': _, id, ...described }) => (
        <div className={styles.line}>
          <Input
            {...described}
            {...(id !== undefined && { id })}
            input={input}
            className={styles.date}
            type="date"
            max="9999-12-31"
            value={date}
            onBlur={touch}
            onChange={(_event, { value: day }) => {
              set(isDay ? day : combineDateTime(day, shownTime));
              setEarly(day === '' ? time : '');
            }}
          />
          {!isDay && (
            <Input
              input={input}
              className={styles.time}
              type="time"
              step={time.endsWith(':00') || time === '' ? 60 : 1}
              aria-label={text('timeOf', { label })}
              value={time.endsWith(':00') ? shownTime.slice(0, 5) : shownTime}
              onBlur={touch}
              onChange={(_event, { value: typed }) => {
                if (date === '') setEarly(typed);
                else set(combineDateTime(date, typed));
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
