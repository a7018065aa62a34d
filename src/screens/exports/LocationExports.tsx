import { makeStyles } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { exportsQuery, requestExport } from '@/api/exports/exports';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { isRunning } from '@/contract/jobs/isRunning';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { ExportedFiles } from './ExportedFiles';
import { ExportProgress } from './ExportProgress';
import { servicesOf } from './servicesOf';
import { text } from './texts';

const useStyles = makeStyles({
  exports: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12px', width: '100%' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly project: ProjectDetails;
}

/** Exports a location for the map services that are on and as IMDF, and shows the progress and the result. */
export function LocationExports({ project }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const exported = useQuery(exportsQuery(project.uuid));
  const request = useMutation({
    ...requestExport(project.uuid),
    onSuccess: (message) => notify(message || text('requested')),
    onError: notifyError,
  });
  const job = exported.data?.job ?? null;
  return (
    <div className={styles.exports}>
      <div className={styles.buttons}>
        {[...servicesOf(project), 'imdf' as const].map((name) => (
          <ActionButton
            key={name}
            blockedBy={blockedWhile(request.isPending || isRunning(job))}
            onClick={() => request.mutate(name)}
          >
            {text(name)}
          </ActionButton>
        ))}
      </div>
      <ExportProgress project={project.uuid} job={job} />
      <ExportedFiles exported={exported} />
    </div>
  );
}
