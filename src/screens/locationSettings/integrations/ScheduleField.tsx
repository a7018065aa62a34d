import { Field, Input, Select } from '@fluentui/react-components';
import type { ParameterProps } from './parameterProps';
import { asSchedule } from './parameterValues';
import { text } from './texts';
import { useGroupStyles } from './useGroupStyles';

const TIMES = ['off', 'hourly', 'daily'] as const;

/** When imports run by themselves. */
export function ScheduleField({ form, parameter: { name, label, required } }: ParameterProps) {
  const styles = useGroupStyles();
  const schedule = asSchedule(form.values[name]);
  const error = form.errorOf(name);
  return (
    <div className={styles.pairs}>
      <Field label={label} required={required}>
        <Select
          value={schedule.every}
          onChange={(_event, { value }) =>
            form.set(name, { ...schedule, every: TIMES.find((time) => time === value) ?? 'off' })
          }
        >
          {TIMES.map((time) => (
            <option key={time} value={time}>
              {text(time)}
            </option>
          ))}
        </Select>
      </Field>
      {schedule.every === 'daily' && (
        <Field label={text('at')} hint={text('atHint')} {...(error !== undefined && { validationMessage: error })}>
          <Input
            type="time"
            value={schedule.at}
            onBlur={() => form.touch(name)}
            onChange={(_event, { value }) => form.set(name, { ...schedule, at: value })}
          />
        </Field>
      )}
    </div>
  );
}
