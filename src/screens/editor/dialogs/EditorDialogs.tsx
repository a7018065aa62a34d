import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { useTypedRooms } from '../placements/usePlacementForms';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useEditorServices } from '../session/editorServices';
import { useOpenedLocation } from '../session/openedLocation';
import { useOpenParts } from '../session/openParts';
import { text } from '../texts';

// Dialogs are rare, so they load on demand.
const ConflictChoices = lazyDialog(async () => (await import('./ConflictChoices')).ConflictChoices);
const DraftDialog = lazyDialog(async () => (await import('./DraftDialog')).DraftDialog);
const UnreadableDraftDialog = lazyDialog(async () => (await import('./UnreadableDraftDialog')).UnreadableDraftDialog);
const CopyNetworkDialog = lazyDialog(async () => (await import('./CopyNetworkDialog')).CopyNetworkDialog);
const VersionsDialog = lazyDialog(async () => (await import('../versions/VersionsDialog')).VersionsDialog);
const WarningDialog = lazyDialog(async () => (await import('@/components/dialog/WarningDialog')).WarningDialog);

/**
 * The questions of the document: whether to restore a draft, which side of a conflict to keep, whether to leave with
 * unsaved work. And the versions of the network.
 */
export function EditorDialogs() {
  const { document } = useEditorActors();
  const { project, data } = useOpenedLocation();
  const { isVersionsOpen, copying } = useOpenParts();
  const copy = useSyncExternalStore(copying.subscribe, copying.get);
  const { GlobalDestination } = useEditorServices();
  const { placements } = useBesideNetwork();
  const placesOf = (id: number) => data.destinations.filter(({ destination }) => destination.parent_id === id).length;
  const typedRooms = useTypedRooms(placements);
  const isNetworkDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty') || snapshot.hasTag('saving'));
  const isTyped = useSelector(document, ({ context }) => Object.keys(context.typed).length > 0);
  const isDirty = isNetworkDirty || typedRooms > 0 || isTyped;
  const draft = useSelector(document, (snapshot) =>
    snapshot.matches('offeringDraft') ? snapshot.context.draft : null,
  );
  const unreadable = useSelector(document, (snapshot) =>
    snapshot.matches('reportingDraft') ? snapshot.context.unreadableDraft : null,
  );
  const question = useSyncExternalStore(placements.question.subscribe, placements.question.get);
  const showsVersions = useSyncExternalStore(isVersionsOpen.subscribe, isVersionsOpen.get);
  const navigate = useNavigate();
  const merge = useSelector(document, (snapshot) => (snapshot.hasTag('conflict') ? snapshot.context.merge : null));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Suspense fallback={null}>
      {draft && (
        <DraftDialog
          draft={draft}
          onRestore={() => document.send({ type: 'draft.restore' })}
          onDiscard={() => document.send({ type: 'draft.discard' })}
        />
      )}
      {unreadable && (
        <UnreadableDraftDialog
          draft={unreadable}
          onDiscard={() => document.send({ type: 'draft.discard' })}
          onLeave={() => navigate('/locations')}
        />
      )}
      {question && <GlobalDestination question={question} project={project} places={placesOf(question.edit.id)} />}
      {copy && <CopyNetworkDialog request={copy} onClose={() => copying.set(null)} />}
      {showsVersions && <VersionsDialog onClose={() => isVersionsOpen.set(false)} />}
      {merge && <ConflictChoices merge={merge} />}
      {blocker.state === 'blocked' && (
        <WarningDialog
          isOpen
          title={text('leaveTitle')}
          text={typedRooms > 0 ? text('leaveRoomsText', { count: typedRooms }) : text('leaveText')}
          labels={{ confirm: text('leave') }}
          onCancel={() => blocker.reset()}
          onConfirm={() => blocker.proceed()}
        />
      )}
    </Suspense>
  );
}
