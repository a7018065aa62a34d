import { Button, Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { LocationStateTag } from '@/screens/locations/LocationStateTag';
import { PublishActions } from '@/screens/publishing/PublishActions';
import { PublishingProgress } from '@/screens/publishing/PublishingProgress';
import { usePublished } from '@/screens/publishing/usePublished';
import { DownloadButton } from './DownloadButton';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

const LocationReview = lazyDialog(async () => (await import('@/screens/publishing/LocationReview')).LocationReview);

const useStyles = makeStyles({
  facts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 24px', margin: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly project: ProjectDetails;
  readonly publishMachine: PublishingMachine;
}

/** When a location was published and built, and the way to do it again. */
export function PublishState({ project, publishMachine }: Props) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const publishing = useMachineActor(publishMachine, {
    input: { project: project.uuid, job: project.job ?? null, isUpToDate: project.publish_status === 0 },
  });
  const [isReviewing, setReviewing] = useState(false);
  usePublished(publishing, project);
  const time = (moment: string) => formatDateTime(moment, currentUser.user.time_zone);
  const facts: readonly (readonly [string, string])[] = [
    [text('lastPublished'), project.published_at ? time(project.published_at) : text('never')],
    ...(project.published_by ? [[text('publishedBy'), project.published_by.name] as const] : []),
    ...(project.build ? [[text('lastBuilt'), time(project.build.created_at)] as const] : []),
  ];
  return (
    <OverviewCard title={text('publishing')}>
      <LocationStateTag project={project} />
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
      </dl>
      <PublishingProgress publishing={publishing} />
      <div className={styles.actions}>
        <PublishActions project={project} publishing={publishing} onPublish={() => setReviewing(true)} />
        {project.build && <DownloadButton project={project.uuid} />}
        <Button as="a" href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
          {text('preview')}
        </Button>
      </div>
      <Dialog open={isReviewing} onOpenChange={(_event, { open }) => setReviewing(open)}>
        <DialogSurface {...dialogProps('publish')}>
          <Suspense fallback={null}>
            {isReviewing && (
              <LocationReview
                project={project}
                onPublish={() => {
                  setReviewing(false);
                  publishing.send({ type: 'publish' });
                }}
                onCancel={() => setReviewing(false)}
              />
            )}
          </Suspense>
        </DialogSurface>
      </Dialog>
    </OverviewCard>
  );
}
