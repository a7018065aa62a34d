import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { announcementQuery, leave, leaveAtOnce, OWN_TAB, presenceQuery } from '@/api/presence/presence';
import { useCurrentUser } from '@/components/currentUser';
import { type PresentPeople, type PresentTab, presentPeople } from '@/model/presence/presentPeople';
import { useTypedRooms } from '../placements/usePlacementForms';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';

const NOBODY: readonly PresentTab[] = [];

/** Announces this tab while the location is open, and follows who else is there; nobody while the service cannot be reached. */
export function usePresence(): PresentPeople {
  const { document } = useEditorActors();
  const { project } = useOpenedLocation();
  const { placements } = useBesideNetwork();
  const { user, organisation } = useCurrentUser();
  const floor = useEditedFloor().floor?.uuid ?? null;
  const isDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty'));
  const hasUnsavedChanges = useTypedRooms(placements) > 0 || isDirty;
  const announced = useQuery(announcementQuery({ project, floor, hasUnsavedChanges }));
  const { data, isError } = useQuery({ ...presenceQuery(project), enabled: announced.isSuccess });
  useLeaving(project, organisation.uuid);
  const tabs = announced.isError || isError || !data ? NOBODY : data;
  return useMemo(() => presentPeople(tabs, { user: user.uuid, tab: OWN_TAB, floor }), [tabs, user.uuid, floor]);
}

function useLeaving(project: string, organisation: string): void {
  useEffect(() => {
    const close = () => void leaveAtOnce(project, organisation);
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      leave(project, organisation);
    };
  }, [project, organisation]);
}
