import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Text } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { JobSteps } from './JobSteps';
import { text } from './texts';

const useStyles = makeStyles({
  progress: { display: 'flex', flexDirection: 'column', gap: '8px', width: '100%', marginBottom: '16px' },
});

/** How far publishing or building is, and how the last attempt ended. */
export function PublishingProgress({ publishing }: { publishing: ActorRefFrom<PublishingMachine> }) {
  const styles = useStyles();
  const job = useSelector(publishing, ({ context }) => context.job);
  const notice = useSelector(publishing, ({ context }) => context.notice);
  const isRunning = useSelector(publishing, (snapshot) => snapshot.hasTag('publishing'));
  const isBuild = job?.kind === 'build';
  const hasFailed = job?.state === 'failed' && notice?.tone === 'error';
  return (
    <>
      {notice && (
        <MessageBar intent={notice.tone}>
          <MessageBarBody>{notice.text}</MessageBarBody>
        </MessageBar>
      )}
      {job && (isRunning || hasFailed) && (
        <div className={styles.progress}>
          {isRunning && (
            <>
              <Text role="status">{`${translate(isBuild ? 'location.building' : 'location.publishing')} ${job.stage}`}</Text>
              <ProgressBar value={job.progress} max={100} aria-label={text(isBuild ? 'building' : 'publishing')} />
            </>
          )}
          <JobSteps job={job} />
        </div>
      )}
    </>
  );
}
