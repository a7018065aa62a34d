import { useQueryClient } from '@tanstack/react-query';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { projectDataQuery } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import type { StoredRoom } from '../placements/roomFields';
import { untouchedDraft } from '../placements/untouchedDraft';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { typedRoomName } from '../tools/outline/typedRoomName';

export interface LabelledRoom extends StoredRoom {
  /** Its label in the labels file of the floor, else the name that it was drawn with. */
  readonly label: string | undefined;
}

/** Looks up a room as the service has it, without unsaved changes. */
export function useStoredRoom(): (floor: string, mesh: string) => LabelledRoom {
  const client = useQueryClient();
  const { document } = useEditorActors();
  const { organisation } = useCurrentUser();
  const { data: shown, project } = useOpenedLocation();
  return (floor, mesh) => {
    const data = client.getQueryData(projectDataQuery(project).queryKey) ?? shown;
    const isHere = (one: { floor_id: string; object_name: string }) =>
      one.floor_id === floor && one.object_name === mesh;
    const { past } = document.getSnapshot().context.history;
    const label = editorLabels(data, floor).get(mesh) ?? typedRoomName(past, floor, mesh);
    const stored = data.meshes?.find(isHere);
    return {
      label,
      untouched: untouchedDraft(floor, mesh, data.destinations.find(isHere), label),
      role: {
        type: stored?.type ?? 'destination',
        linked_floor_id: stored?.linked_floor_id ?? null,
        kind: stored?.kind ?? null,
      },
      destinations: client.getQueryData(destinationsQuery(organisation.uuid).queryKey) ?? [],
    };
  };
}
