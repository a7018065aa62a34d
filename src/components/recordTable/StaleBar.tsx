import { MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { text } from './texts';

const useStyles = makeStyles({ bar: { margin: '0 24px 12px', flexShrink: 0 } });

interface Props {
  readonly many: string;
  readonly reason: string;
  readonly retry: ReactNode;
}

/** Over a list that could not be refreshed: its rows are old. */
export function StaleBar({ many, reason, retry }: Props) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" className={styles.bar}>
      <MessageBarBody>{text('stale', { many, reason })}</MessageBarBody>
      <MessageBarActions>{retry}</MessageBarActions>
    </MessageBar>
  );
}
