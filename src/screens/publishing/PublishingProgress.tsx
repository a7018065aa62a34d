import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Text,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { JobSteps } from './JobSteps';
import { isBuild, isPublishing } from './publishingState';
import { text } from './texts';

const useStyles = makeStyles({
  progress: { display: 'flex', flexDirection: 'column', gap: '8px', width: '100%', marginBottom: '16px' },
});

/** How far publishing or building is, and how the last attempt ended. */
export function PublishingProgress({ publishing }: { publishing: ActorRefFrom<PublishingMachine> }) {
  const styles = useStyles();
  const job = useSelector(publishing, ({ context }) => context.job);
  const notice = useSelector(publishing, ({ context }) => context.notice);
  const isUnread = useSelector(publishing, (snapshot) => snapshot.matches({ publishing: 'unread' }));
  const isRetrying = useSelector(publishing, (snapshot) => snapshot.matches({ publishing: 'retrying' }));
  const isRunning = useSelector(publishing, isPublishing) && !isUnread;
  const isOfBuild = useSelector(publishing, isBuild);
  const hasFailed = job?.state === 'failed' && notice?.tone === 'error';
  return (
    <>
      {notice && (
        <MessageBar intent={notice.tone}>
          <MessageBarBody>{notice.text}</MessageBarBody>
          {isUnread && (
            <MessageBarActions>
              <Button size="small" onClick={() => publishing.send({ type: 'follow' })}>
                {text('follow')}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {job && (isRunning || hasFailed) && (
        <div className={styles.progress}>
          {isRunning && (
            <>
              <Text role="status">
                {isRetrying
                  ? text('retrying')
                  : `${translate(isOfBuild ? 'location.building' : 'location.publishing')} ${job.stage}`}
              </Text>
              <ProgressBar value={job.progress} max={100} aria-label={text(isOfBuild ? 'building' : 'publishing')} />
            </>
          )}
          <JobSteps job={job} />
        </div>
      )}
    </>
  );
}
