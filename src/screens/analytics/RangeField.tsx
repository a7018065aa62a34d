import {
  Button,
  Field,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSettings } from '@/components/SettingsProvider';
import { SHORTCUTS, type Shortcut } from '@/model/analytics/dateRange';
import { combineDateTime, partsOf } from '@/model/content/utcDateTime';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  date: { width: '150px' },
  time: { width: '140px' },
});

interface Props {
  readonly label: string;
  /** `yyyy-MM-dd HH:mm:ss`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onShortcut: (shortcut: Shortcut) => void;
}

/** One end of the range: a day, a time, and the shortcuts. */
export function RangeField({ label, value, onChange, onShortcut }: Props) {
  const styles = useStyles();
  const { resolvedTheme } = useSettings();
  // The calendar of the browser follows the theme of the page, not that of the system.
  const input = resolvedTheme === 'contrast' ? {} : { style: { colorScheme: resolvedTheme } };
  const { date, time } = partsOf(value);
  // A time that is typed before its day.
  const [early, setEarly] = useState('');
  const shownTime = date === '' ? early : time;
  return (
    <Field label={label}>
      {/* The field names the first input alone. */}
      {({ id }) => (
        <div className={styles.line}>
          <Input
            {...(id !== undefined && { id })}
            className={styles.date}
            input={input}
            type="date"
            max="9999-12-31"
            aria-label={text('dateOf', { end: label })}
            value={date}
            onChange={(_event, { value: day }) => {
              onChange(combineDateTime(day, shownTime));
              setEarly(day === '' ? time : '');
            }}
          />
          <Input
            className={styles.time}
            input={input}
            type="time"
            step={1}
            aria-label={text('timeOf', { end: label })}
            value={shownTime}
            onChange={(_event, { value: typed }) => {
              if (date === '') setEarly(typed);
              else onChange(combineDateTime(date, typed));
            }}
          />
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button
                icon={<ClockRegular />}
                aria-label={text('shortcutsOf', { end: label })}
                title={text('shortcuts')}
              />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {SHORTCUTS.map((shortcut) => (
                  <MenuItem
                    key={shortcut}
                    onClick={() => {
                      setEarly('');
                      onShortcut(shortcut);
                    }}
                  >
                    {text(`shortcut.${shortcut}`)}
                  </MenuItem>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        </div>
      )}
    </Field>
  );
}
