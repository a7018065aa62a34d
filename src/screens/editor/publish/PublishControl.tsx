import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { projectQuery } from '@/api/locations/project';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { setPageCommands } from '@/components/pageCommands';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { useOpenedLocation } from '../session/openedLocation';
import type { PublishControlProps } from '../session/publishControlProps';
import { text } from './texts';

const PublishDialog = lazyDialog(async () => (await import('./PublishDialog')).PublishDialog);

/** Publishing from the toolbar, once it is known whether there is something to publish. */
export function PublishControl(props: PublishControlProps & { readonly machine: PublishingMachine }) {
  const { project } = useOpenedLocation();
  const { data } = useQuery(projectQuery(project));
  return data ? <PublishButton project={data} {...props} /> : null;
}

function PublishButton({
  project,
  machine,
  isDirty,
  onSave,
}: PublishControlProps & { project: Project; machine: PublishingMachine }) {
  const { user } = useCurrentUser();
  const [isFollowed, setFollowed] = useState(false);
  const publishing = usePublishing(machine, project, () => setFollowed(false));
  // The question is the machine's: it is open until the machine has left it. The progress after it is looked at for as long as somebody likes.
  const isReviewing = useSelector(publishing, (snapshot) => snapshot.matches('reviewing'));
  const isPublishing = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  const isUpToDate = useSelector(publishing, (snapshot) => snapshot.matches({ idle: 'upToDate' }));
  const open = () => {
    if (!isPublishing) publishing.send({ type: 'review' });
    setFollowed(true);
  };
  const openLater = useEffectEvent(open);
  const close = () => {
    publishing.send({ type: 'dismiss' });
    setFollowed(false);
  };
  const reason = !project.hasMap
    ? text('nothingToPublish')
    : isUpToDate && !isDirty
      ? text('published', {
          time: project.published_at ? formatDateTime(project.published_at, user.time_zone) : '',
        })
      : null;
  useEffect(() => {
    if (reason !== null) return;
    setPageCommands('publish', [{ key: 'publish', label: text('publish'), note: '', run: () => openLater() }]);
    return () => setPageCommands('publish', null);
  }, [reason]);
  return (
    <>
      <ActionButton size="small" blockedBy={reason} hint={text('publishHint')} onClick={open}>
        {text(isPublishing ? 'publishing' : 'publish')}
      </ActionButton>
      {(isReviewing || isFollowed) && (
        <Suspense fallback={null}>
          <PublishDialog project={project} publishing={publishing} onSave={onSave} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
