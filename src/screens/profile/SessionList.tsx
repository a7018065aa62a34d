import { Badge, Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessionsOf, endSessionOf, sessionsQuery } from '@/api/users/profile';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import type { User } from '@/contract/users/users';
import { describeUserAgent } from './describeUserAgent';
import { HandOffDialog } from './HandOffDialog';
import { ProfileSection } from './ProfileSection';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none' },
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 200px', minWidth: 0 },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** The user's sessions, with a button that ends each one but the current. */
export function SessionList({ user }: { user: User }) {
  const styles = useStyles();
  const notify = useNotify();
  const sessions = useQuery(sessionsQuery(user.uuid));
  const ending = useMutation(endSessionOf(user.uuid));
  const endingOthers = useMutation(endOtherSessionsOf(user.uuid));
  const [isHandOffOpen, setHandOffOpen] = useState(false);
  const notifyAnswer = {
    onSuccess: (message: string) => notify(message),
    onError: notifyError,
  };
  const buttons = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its session; the permanent one takes the focus.
  const onSettled = () => buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  const end = (session: string) => ending.mutate(session, { ...notifyAnswer, onSettled });
  const hasOthers = sessions.data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <ProfileSection title={text('sessions')} text={text('sessionsHint')}>
      {sessions.isPending && <DelayedSpinner size="tiny" label={text('loading')} />}
      {sessions.isError && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {sessions.error.message}{' '}
            <Button size="small" onClick={() => void sessions.refetch()}>
              {text('retry')}
            </Button>
          </MessageBarBody>
        </MessageBar>
      )}
      <ul className={styles.list} aria-label={text('sessions')}>
        {sessions.data?.map(({ id, agent, address, created_at, last_used_at, is_current }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.title}>
                <Text weight="semibold" title={agent}>
                  {describeUserAgent(agent)}
                </Text>
                {is_current && (
                  <Badge appearance="tint" color="brand">
                    {text('thisSession')}
                  </Badge>
                )}
              </span>
              <Text size={200} className={styles.quiet}>
                {text('sessionFacts', {
                  address,
                  signedIn: formatDateTime(created_at, user.time_zone),
                  lastUsed: formatDateTime(last_used_at, user.time_zone),
                })}
              </Text>
            </div>
            {!is_current && (
              <ActionButton
                size="small"
                aria-label={text('endOf', {
                  browser: describeUserAgent(agent),
                  signedIn: formatDateTime(created_at, user.time_zone),
                })}
                blockedBy={blockedWhile(ending.isPending)}
                onClick={() => end(id)}
              >
                {ending.isPending && ending.variables === id ? text('ending') : text('end')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div ref={buttons} className={styles.buttons}>
        {hasOthers && (
          <ActionButton
            blockedBy={blockedWhile(endingOthers.isPending)}
            onClick={() => endingOthers.mutate(undefined, { ...notifyAnswer, onSettled })}
          >
            {endingOthers.isPending ? text('ending') : text('endOthers')}
          </ActionButton>
        )}
        <Button onClick={() => setHandOffOpen(true)}>{text('handOff')}</Button>
      </div>
      <HandOffDialog isOpen={isHandOffOpen} onClose={() => setHandOffOpen(false)} />
    </ProfileSection>
  );
}
