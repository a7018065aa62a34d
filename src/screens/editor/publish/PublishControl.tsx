import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { projectQuery } from '@/api/locations/project';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { setPageCommands } from '@/components/pageCommands';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { usePublished } from '@/screens/publishing/usePublished';
import { useOpenedLocation } from '../session/openedLocation';
import type { PublishControlProps } from './publishControlProps';
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
  const [isOpen, setOpen] = useState(false);
  const publishing = useMachineActor(machine, {
    input: { project: project.uuid, job: project.job ?? null, isUpToDate: project.publish_status === 0 },
  });
  const isPublishing = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  usePublished(publishing, project, () => setOpen(false));
  const reason = !project.hasMap
    ? text('nothingToPublish')
    : project.publish_status === 0 && !isDirty && !isPublishing
      ? text('published', {
          time: project.published_at ? formatDateTime(project.published_at, user.time_zone) : '',
        })
      : null;
  useEffect(() => {
    if (reason !== null) return;
    setPageCommands('publish', [{ key: 'publish', label: text('publish'), note: '', run: () => setOpen(true) }]);
    return () => setPageCommands('publish', null);
  }, [reason]);
  return (
    <>
      <ActionButton size="small" blockedBy={reason} hint={text('publishHint')} onClick={() => setOpen(true)}>
        {text(isPublishing ? 'publishing' : 'publish')}
      </ActionButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PublishDialog project={project} publishing={publishing} onSave={onSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
