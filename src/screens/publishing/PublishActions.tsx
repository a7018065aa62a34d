import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { isBuild, isPublishing } from './publishingState';
import { text } from './texts';

interface Props {
  readonly project: Pick<Project, 'has_demo_units' | 'hasMap'>;
  readonly publishing: ActorRefFrom<PublishingMachine>;
  /** Publish takes the focus. */
  readonly hasFocus?: boolean;
}

/** Builds a location, publishes it to demo units or to all visitors, and stops that. */
export function PublishActions({ project, publishing, hasFocus = false }: Props) {
  const currentUser = useCurrentUser();
  const isRunning = useSelector(publishing, isPublishing);
  const isBusy = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  const isOfBuild = useSelector(publishing, isBuild);
  const blockedBy = blockedWhile(isBusy && !isRunning);
  const unpublishable = blockedBy ?? blockedWhile(!project.hasMap, text('noFloorPlan'));
  const send = (type: 'review' | 'publishDemo' | 'build' | 'cancel') => publishing.send({ type });
  const mayPublish = canUse(currentUser, 'publish');
  return (
    <>
      {isRunning && (
        <Button onClick={() => send('cancel')}>{text(isOfBuild ? 'cancelBuild' : 'cancelPublishing')}</Button>
      )}
      <ActionButton blockedBy={blockedBy} onClick={() => send('build')}>
        {text('build')}
      </ActionButton>
      {mayPublish && project.has_demo_units && (
        <ActionButton blockedBy={unpublishable} onClick={() => send('publishDemo')}>
          {text('publishToDemo')}
        </ActionButton>
      )}
      {mayPublish && (
        <ActionButton
          appearance="primary"
          autoFocus={hasFocus}
          blockedBy={unpublishable}
          onClick={() => send('review')}
        >
          {text('publishProject')}
        </ActionButton>
      )}
    </>
  );
}
