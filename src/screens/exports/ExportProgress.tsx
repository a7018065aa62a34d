import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  ProgressBar,
  Text,
} from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { cancelExport } from '@/api/exports/exports';
import { notifyError } from '@/components/feedback/notifyError';
import { imdfNotesOf, isWithoutPositions } from '@/contract/exports/exports';
import { isRunning } from '@/contract/jobs/isRunning';
import type { Job } from '@/contract/jobs/jobs';
import { exportNotice } from '@/contract/texts/exportNotices';
import { text } from './texts';

const useStyles = makeStyles({
  running: { display: 'grid', gap: '6px' },
  notes: { margin: 0, paddingLeft: '20px' },
  cancel: { justifySelf: 'start' },
});

interface Props {
  readonly project: string;
  readonly job: Job | null;
}

/** The progress of an export, why the last one failed, and the parts that it omitted. */
export function ExportProgress({ project, job }: Props) {
  const styles = useStyles();
  const cancel = useMutation({
    ...cancelExport(project),
    onError: notifyError,
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
  const notes = job ? imdfNotesOf(job) : [];
  if (notes.length > 0)
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{text('notes')}</MessageBarTitle>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </MessageBarBody>
      </MessageBar>
    );
  if (job?.state !== 'failed' && job?.state !== 'cancelled') return null;
  return (
    <MessageBar intent={job.state === 'failed' ? 'error' : 'info'} layout="multiline">
      <MessageBarBody>{job.state === 'failed' ? job.error : text('cancelled')}</MessageBarBody>
    </MessageBar>
  );
}
