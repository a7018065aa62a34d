import { editorLabels } from '@/model/content/rooms/editorLabels';
import { useEditedFloor } from '../../session/editedFloor';
import { useOpenedLocation } from '../../session/openedLocation';

/** Names a room of the edited floor by its destination, else by its label, else by its name in the floor plan. */
export function useRoomName(): (room: string) => string {
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const labels = editorLabels(data, floor?.uuid ?? '');
  return (room) =>
    data.destinations.find(({ floor_id, object_name }) => floor_id === floor?.uuid && object_name === room)
      ?.location_name ??
    labels.get(room) ??
    room;
}
