import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarIntent,
  makeStyles,
  ProgressBar,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { text } from './texts';

const useStyles = makeStyles({
  bar: { margin: '0 24px 12px', flexShrink: 0 },
  body: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 'min(320px, 60vw)' },
});

interface Props {
  readonly intent: MessageBarIntent;
  readonly words: string;
  /** Of work that runs; null where it is not known, or has ended. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Null for work that runs. */
  readonly onDismiss: (() => void) | null;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Over a list: work of the service that runs, also if it was started before, or that has ended. */
export function JobNotice({ intent, words, progress, onDismiss, children }: Props) {
  const styles = useStyles();
  return (
    <MessageBar className={styles.bar} intent={intent}>
      <MessageBarBody className={styles.body}>
        {words}
        {progress && <ProgressBar aria-hidden max={Math.max(progress.all, 1)} value={progress.done} />}
      </MessageBarBody>
      <MessageBarActions
        {...(onDismiss && {
          containerAction: (
            <Button
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={text('dismiss')}
              onClick={onDismiss}
            />
          ),
        })}
      >
        {children}
      </MessageBarActions>
    </MessageBar>
  );
}
