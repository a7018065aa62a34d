import type { Floor } from '@/contract/buildings/buildings';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { PanelSection } from '../layout/PanelSection';
import { RoomTabs } from './room/RoomTabs';
import { useRoomForm } from './room/useRoomForm';
import { text } from './texts';

/** A place without a room on the floor plan, before it is created. */
export function NewPlacePanel({ floor }: { floor: Floor }) {
  const form = useRoomForm(undefined, NEW_MESH, floor);
  return (
    <PanelSection title={text('newPlace')} note={text('newPlaceNote', { floor: floor.name })}>
      <RoomTabs form={form} floor={floor} kind={null} blockedBy={null} />
    </PanelSection>
  );
}
