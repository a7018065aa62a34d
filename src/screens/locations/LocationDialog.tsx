import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteLocation } from '@/api/projects';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Project } from '@/contract/projects';
import { translate } from '@/contract/texts/translate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { LocationStateTag } from './LocationStateTag';

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
  mono: { fontFamily: tokens.fontFamilyMonospace },
  progress: { display: 'flex', flexDirection: 'column', gap: '6px', marginBottom: '16px' },
  space: { flexGrow: 1 },
});

interface Props {
  readonly project: Project;
  readonly publishMachine: PublishingMachine;
  readonly onClose: () => void;
}

/** What a location is and what one does with it: buildings, preview, publishing, deletion. */
export function LocationDialog({ project, publishMachine, onClose }: Props) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isDeleting, setDeleting] = useState(false);
  const deletion = useMutation(deleteLocation(currentUser.organisation.uuid));
  useReturnFocus();
  const publishing = useMachineActor(publishMachine, {
    input: { project: project.uuid, job: project.job ?? null, isUpToDate: project.publish_status === 0 },
  });
  const job = useSelector(publishing, (snapshot) => snapshot.context.job);
  const notice = useSelector(publishing, (snapshot) => snapshot.context.notice);
  const isPublishing = useSelector(publishing, (snapshot) => snapshot.hasTag('publishing'));
  const isBusy = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  const mayPublish = canUse(currentUser, 'publish');
  const facts: readonly [string, string, boolean][] = [
    ['UUID', project.uuid, true],
    [
      'Last published',
      project.published_at ? formatDateTime(project.published_at, currentUser.user.time_zone) : 'Never',
      false,
    ],
    ['Published by', project.published_by?.name ?? '–', false],
    ['Buildings', String(project.buildings_count ?? 0), false],
    ['Floors', String(project.floors_count ?? 0), false],
    ['Destinations', String(project.destinations_count ?? 0), false],
  ];
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('location')}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Close" icon={<DismissRegular />} onClick={onClose} />}
          >
            {project.name}
          </DialogTitle>
          <DialogContent>
            <p>
              <LocationStateTag project={project} />
            </p>
            {project.description && <p>{project.description}</p>}
            <dl className={styles.facts}>
              {facts.map(([term, fact, isMono]) => (
                <div key={term} style={{ display: 'contents' }}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={`${styles.fact} ${isMono ? styles.mono : ''}`}>{fact}</dd>
                </div>
              ))}
            </dl>
            {isPublishing && job && (
              <div className={styles.progress} role="status">
                <Text>{`${translate('location.publishing')} ${job.stage}`}</Text>
                <ProgressBar value={job.progress} max={100} aria-label="Publishing" />
              </div>
            )}
            {notice && (
              <MessageBar intent={notice.tone}>
                <MessageBarBody>{notice.text}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => setDeleting(true)}>Delete</Button>
            <div className={styles.space} />
            <Button onClick={() => navigate(`/locations/${project.uuid}/buildings`)}>Buildings</Button>
            <Button as="a" href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
              Preview Project
            </Button>
            {isPublishing && <Button onClick={() => publishing.send({ type: 'cancel' })}>Cancel publishing</Button>}
            {mayPublish && (
              <Button
                appearance="primary"
                disabledFocusable={isBusy && !isPublishing}
                onClick={() => publishing.send({ type: 'publish' })}
              >
                Publish Project
              </Button>
            )}
          </DialogActions>
        </DialogBody>
        <WarningDialog
          isOpen={isDeleting}
          title={`Delete ${project.name}?`}
          text={`This process cannot be reversed. Buildings, floors, plans and routes of ${project.name} go with it.`}
          confirm="Delete"
          onCancel={() => setDeleting(false)}
          onConfirm={() =>
            deletion.mutate(project, {
              onSuccess: ({ message }) => {
                notify(message);
                onClose();
              },
              onError: (error) => notify(error.message, 'error'),
              onSettled: () => setDeleting(false),
            })
          }
        />
      </DialogSurface>
    </Dialog>
  );
}
