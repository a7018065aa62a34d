import { Button, Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog } from '@/components/lazy/lazyPart';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { PublishActions } from '@/screens/publishing/PublishActions';
import { PublishingProgress } from '@/screens/publishing/PublishingProgress';
import { PublishingTag } from '@/screens/publishing/PublishingTag';
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
  readonly publishing: ActorRefFrom<PublishingMachine>;
}

/** When a location was published and built, and the way to do it again. */
export function PublishState({ project, publishing }: Props) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const isReviewing = useSelector(publishing, (snapshot) => snapshot.matches('reviewing'));
  const isForDemo = useSelector(publishing, ({ context }) => context.wanted === 'demo');
  const time = (moment: string) => formatDateTime(moment, currentUser.user.time_zone);
  const facts: readonly (readonly [string, string])[] = [
    [text('lastPublished'), project.published_at ? time(project.published_at) : text('never')],
    ...(project.published_by ? [[text('publishedBy'), project.published_by.name] as const] : []),
    ...(project.build ? [[text('lastBuilt'), time(project.build.created_at)] as const] : []),
  ];
  return (
    <OverviewCard title={text('publishing')}>
      <PublishingTag publishing={publishing} />
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
        <PublishActions project={project} publishing={publishing} />
        {project.build && <DownloadButton project={project.uuid} />}
        <Button as="a" appearance="subtle" href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
          {text('preview')}
        </Button>
      </div>
      <Dialog open={isReviewing} onOpenChange={(_event, { open }) => !open && publishing.send({ type: 'dismiss' })}>
        <DialogSurface {...dialogProps('publish')}>
          <Suspense fallback={null}>
            {isReviewing && (
              <LocationReview
                project={project}
                isForDemo={isForDemo}
                onPublish={() => publishing.send({ type: 'confirm' })}
                onCancel={() => publishing.send({ type: 'dismiss' })}
              />
            )}
          </Suspense>
        </DialogSurface>
      </Dialog>
    </OverviewCard>
  );
}
