import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { DangerButton } from '@/components/dialog/DangerButton';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog, lazyPart } from '@/components/lazy/lazyPart';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { type FormResult, NO_RESULT } from '@/machines/records/formResult';
import { PublishActions } from '@/screens/publishing/PublishActions';
import { PublishingProgress } from '@/screens/publishing/PublishingProgress';
import { PublishingTag } from '@/screens/publishing/PublishingTag';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { text } from './texts';
import { wayfinderVersion } from './wayfinderVersion';

const LocationReview = lazyDialog(async () => (await import('@/screens/publishing/LocationReview')).LocationReview);

const DialogExports = lazyPart(async () => (await import('@/screens/exports/DialogExports')).DialogExports);

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '24px',
    rowGap: '8px',
    margin: '0 0 16px',
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  state: { margin: '8px 0 16px' },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  actions: {
    flexWrap: 'wrap',
    // Also the buttons of a second line end at the edge, the main one last.
    justifyContent: 'flex-end',
    justifySelf: 'stretch',
    width: '100%',
    '@media screen and (max-width: 480px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
  delete: { display: 'grid', marginRight: 'auto', '@media (max-width: 480px)': { marginRight: 0 } },
});

export interface LocationDialogProps {
  readonly project: Project;
  readonly onDelete: () => void;
  readonly onClose: (result: FormResult) => void;
}

/** A location and its actions: buildings, preview, publishing, deletion. */
export function LocationDialog({
  project,
  publishMachine,
  Importer,
  onDelete,
  onClose,
}: LocationDialogProps & {
  readonly publishMachine: PublishingMachine;
  /** Of an externally managed location. */
  readonly Importer: ComponentType<{ readonly project: string }>;
}) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const navigate = useNavigate();
  useReturnFocus();
  const publishing = usePublishing(publishMachine, project);
  const isReviewing = useSelector(publishing, (snapshot) => snapshot.matches('reviewing'));
  const isForDemo = useSelector(publishing, ({ context }) => context.wanted === 'demo');
  const [wasReviewed, setReviewed] = useState(false);
  if (isReviewing && !wasReviewed) setReviewed(true);
  const facts: readonly [string, string, boolean][] = [
    [text('uuid'), project.uuid, true],
    [
      text('lastPublished'),
      project.published_at ? formatDateTime(project.published_at, currentUser.user.time_zone) : text('never'),
      false,
    ],
    [text('publishedBy'), project.published_by?.name ?? '–', false],
    [text('buildNumber'), project.build ? String(project.build.build_number) : '–', false],
    [text('wayfinderVersion'), wayfinderVersion(project), false],
    [text('buildings'), String(project.buildings_count ?? 0), false],
    [text('floors'), String(project.floors_count ?? 0), false],
    [text('destinations'), String(project.destinations_count ?? 0), false],
  ];
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose(NO_RESULT)}>
      <DialogSurface {...dialogProps('location')}>
        {isReviewing ? (
          <Suspense fallback={null}>
            <LocationReview
              project={project}
              isForDemo={isForDemo}
              onPublish={() => publishing.send({ type: 'confirm' })}
              onCancel={() => publishing.send({ type: 'dismiss' })}
            />
          </Suspense>
        ) : (
          <DialogBody>
            <DialogTitle
              action={
                <Button
                  appearance="subtle"
                  aria-label={text('close')}
                  icon={<DismissRegular />}
                  onClick={() => onClose(NO_RESULT)}
                />
              }
            >
              {project.name}
            </DialogTitle>
            <DialogContent>
              <div className={styles.state}>
                <PublishingTag publishing={publishing} />
              </div>
              {project.description && <p>{project.description}</p>}
              <dl className={styles.facts}>
                {facts.map(([term, fact, isMono]) => (
                  <div key={term} style={{ display: 'contents' }}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={`${styles.fact} ${isMono ? styles.mono : ''}`}>{fact}</dd>
                  </div>
                ))}
              </dl>
              {project.is_externally_managed && (
                <Suspense fallback={null}>
                  <Importer project={project.uuid} />
                </Suspense>
              )}
              <PublishingProgress publishing={publishing} />
              <Suspense fallback={null}>
                <DialogExports project={project.uuid} />
              </Suspense>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <div className={styles.delete}>
                <DangerButton onClick={onDelete}>{text('delete')}</DangerButton>
              </div>
              <Button onClick={() => navigate(`/locations/${project.uuid}/settings`)}>{text('settings')}</Button>
              <Button onClick={() => navigate(`/locations/${project.uuid}/buildings`)}>{text('buildings')}</Button>
              <Button as="a" href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
                {text('preview')}
              </Button>
              {/* The review had the focus, and is gone. */}
              <PublishActions project={project} publishing={publishing} hasFocus={wasReviewed} />
            </DialogActions>
          </DialogBody>
        )}
      </DialogSurface>
    </Dialog>
  );
}
