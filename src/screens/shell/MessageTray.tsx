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
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { clearTray, getToasts, subscribeToasts } from '@/components/feedback/toastStack';
import { formatDateTime } from '@/components/formatDateTime';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { text as areaText } from './texts';

const useStyles = makeStyles({
  surface: { width: '360px', maxHeight: '60vh', overflowY: 'auto', boxSizing: 'border-box' },
  bell: { position: 'relative', display: 'grid' },
  count: { position: 'absolute', top: '-6px', right: '-8px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  moment: { color: tokens.colorNeutralForeground3 },
});

/** Past errors, to be read again; absent while there are none. */
export function MessageTray() {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const { tray } = useSyncExternalStore(subscribeToasts, getToasts);
  if (tray.length === 0) return null;
  const label = areaText('messageCount', { count: tray.length });
  return (
    <Popover surfaceMotion={FAST_SURFACE_MOTION} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={label} relationship="label">
          <Button
            appearance="subtle"
            icon={
              <span className={styles.bell}>
                <AlertRegular />
                <Badge size="small" color="danger" className={styles.count}>
                  {tray.length}
                </Badge>
              </span>
            }
          />
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface {...dialogProps('messages')} className={styles.surface} aria-label={areaText('messages')}>
        <div className={styles.head}>
          <Subtitle2 as="h2">{areaText('messages')}</Subtitle2>
          <Button size="small" onClick={clearTray}>
            {areaText('clear')}
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
              <Caption1 className={styles.moment}>{formatDateTime(at.toISOString(), user.time_zone)}</Caption1>
            </li>
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  );
}
