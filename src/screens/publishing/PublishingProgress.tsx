import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Text } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { text } from './texts';

const useStyles = makeStyles({
  progress: { display: 'flex', flexDirection: 'column', gap: '6px', marginBottom: '16px' },
});

/** How far publishing is, and how the last attempt ended. */
export function PublishingProgress({ publishing }: { publishing: ActorRefFrom<PublishingMachine> }) {
  const styles = useStyles();
  const job = useSelector(publishing, ({ context }) => context.job);
  const notice = useSelector(publishing, ({ context }) => context.notice);
  const isPublishing = useSelector(publishing, (snapshot) => snapshot.hasTag('publishing'));
  return (
    <>
      {isPublishing && job && (
        <div className={styles.progress} role="status">
          <Text>{`${translate('location.publishing')} ${job.stage}`}</Text>
          <ProgressBar value={job.progress} max={100} aria-label={text('publishing')} />
        </div>
      )}
      {notice && (
        <MessageBar intent={notice.tone}>
          <MessageBarBody>{notice.text}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
