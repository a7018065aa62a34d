import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar, Text } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { cancelExport, isRunning } from '@/api/exports/exports';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { isWithoutPositions } from '@/contract/exports/exports';
import type { Job } from '@/contract/jobs/jobs';
import { exportNotice } from '@/contract/texts/exportNotices';
import { text } from './texts';

const useStyles = makeStyles({
  running: { display: 'grid', gap: '6px' },
  cancel: { justifySelf: 'start' },
});

interface Props {
  readonly project: string;
  readonly job: Job | null;
}

/** The progress of an export, why the last one failed, and the parts that it omitted. */
export function ExportProgress({ project, job }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const cancel = useMutation({
    ...cancelExport(project),
    onError: (error) => notify(errorSummaryOf(error).text, 'error'),
  });
  if (job && isRunning(job))
    return (
      <div className={styles.running}>
        <Text role="status">{text('stage', { stage: job.stage })}</Text>
        <ProgressBar value={job.progress} max={100} aria-label={text('progress')} />
        <Button className={styles.cancel} size="small" onClick={() => cancel.mutate(job.uuid)}>
          {text('cancel')}
        </Button>
      </div>
    );
  if (job && isWithoutPositions(job))
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{exportNotice('notOnEarth')}</MessageBarBody>
      </MessageBar>
    );
  if (job?.state !== 'failed' && job?.state !== 'cancelled') return null;
  return (
    <MessageBar intent={job.state === 'failed' ? 'error' : 'info'} layout="multiline">
      <MessageBarBody>{job.state === 'failed' ? job.error : text('cancelled')}</MessageBarBody>
    </MessageBar>
  );
}
