import {
  Button,
  Field,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { DateTimeInputs } from '@/components/form/DateTimeInputs';
import { SHORTCUTS, type Shortcut } from '@/model/analytics/dateRange';
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
  return (
    <Field label={label}>
      {/* The field names the first input alone. */}
      {({ id }) => (
        <div className={styles.line}>
          <DateTimeInputs
            day={{ ...(id !== undefined && { id }), 'aria-label': text('dateOf', { end: label }) }}
            timeLabel={text('timeOf', { end: label })}
            dayClass={styles.date}
            timeClass={styles.time}
            hasSeconds
            value={value}
            onChange={onChange}
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
                  <MenuItem key={shortcut} onClick={() => onShortcut(shortcut)}>
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
