import {
  Badge,
  Button,
  Caption1,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Subtitle2,
  Text,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useSyncExternalStore } from 'react';
import { useActing } from '@/components/acting';
import { dialogMark } from '@/components/dialogTable';
import { formatMoment } from '@/components/formatMoment';
import { QUICK_SURFACE } from '@/components/quickSurface';
import { clearTray, onToasts, toastsNow } from '@/components/toastStack';

const useStyles = makeStyles({
  surface: { width: '360px', maxHeight: '60vh', overflowY: 'auto', boxSizing: 'border-box' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  moment: { color: tokens.colorNeutralForeground3 },
});

/** Errors that were shown, to be read again; absent while there were none. */
export function MessageTray() {
  const styles = useStyles();
  const { user } = useActing();
  const { tray } = useSyncExternalStore(onToasts, toastsNow);
  if (tray.length === 0) return null;
  const label = `Messages, ${tray.length}`;
  return (
    <Popover surfaceMotion={QUICK_SURFACE} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={label} relationship="label">
          <Button appearance="subtle" icon={<AlertRegular />}>
            <Badge size="small" color="danger">
              {tray.length}
            </Badge>
          </Button>
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface {...dialogMark('messages')} className={styles.surface} aria-label="Messages">
        <div className={styles.head}>
          <Subtitle2 as="h2">Messages</Subtitle2>
          <Button size="small" onClick={clearTray}>
            Clear
          </Button>
        </div>
        <ul className={styles.list}>
          {tray.map(({ id, title, text, at }) => (
            <li key={id}>
              {title !== null && (
                <Text block weight="semibold">
                  {title}
                </Text>
              )}
              <Text block>{text}</Text>
              <Caption1 className={styles.moment}>{formatMoment(at.toISOString(), user.time_zone)}</Caption1>
            </li>
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  );
}
