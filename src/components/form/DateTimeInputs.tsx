import { Input } from '@fluentui/react-components';
import { type ComponentProps, useState } from 'react';
import { combineDateTime, partsOf } from '@/model/content/hours/utcDateTime';
import { useSettings } from '../SettingsProvider';

type InputProps = ComponentProps<typeof Input>;

interface Props {
  /** `yyyy-MM-dd HH:mm:ss`, `yyyy-MM-dd` for a day, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Only a day `yyyy-MM-dd`. */
  readonly isDay?: boolean;
  /** The seconds are shown even where they are zero. */
  readonly hasSeconds?: boolean;
  /** The name and description of the input of the day. */
  readonly day?: Pick<InputProps, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'required'>;
  readonly timeLabel: string;
  readonly dayClass: string;
  readonly timeClass: string;
}

/** The inputs of a day and a time: without a time it is midnight, without a day the value is empty. */
export function DateTimeInputs(props: Props) {
  const { value, onChange, onBlur, isDay = false, hasSeconds = false, day, timeLabel, dayClass, timeClass } = props;
  const { resolvedTheme } = useSettings();
  // The calendar of the browser follows the theme of the page, not that of the system.
  const input = resolvedTheme === 'contrast' ? {} : { style: { colorScheme: resolvedTheme } };
  const { date, time } = partsOf(value);
  // A time that is typed before its day.
  const [early, setEarly] = useState('');
  const shownTime = date === '' ? early : time;
  const isShort = !hasSeconds && time.endsWith(':00');
  return (
    <>
      <Input
        {...day}
        input={input}
        className={dayClass}
        type="date"
        max="9999-12-31"
        value={date}
        {...(onBlur && { onBlur })}
        onChange={(_event, { value: typed }) => {
          onChange(isDay ? typed : combineDateTime(typed, shownTime));
          setEarly(typed === '' ? time : '');
        }}
      />
      {!isDay && (
        <Input
          input={input}
          className={timeClass}
          type="time"
          step={isShort || (!hasSeconds && time === '') ? 60 : 1}
          aria-label={timeLabel}
          value={isShort ? shownTime.slice(0, 5) : shownTime}
          {...(onBlur && { onBlur })}
          onChange={(_event, { value: typed }) => {
            if (date === '') setEarly(typed);
            else onChange(combineDateTime(date, typed));
          }}
        />
      )}
    </>
  );
}
