import type { Floor } from '@/contract/buildings/buildings';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { PanelSection } from './PanelSection';
import { RoomTabs } from './room/RoomTabs';
import { text } from './texts';

/** A place without a room on the floor plan, before it is created. */
export function NewPlacePanel({ floor }: { floor: Floor }) {
  return (
    <PanelSection title={text('newPlace')} note={text('newPlaceNote', { floor: floor.name })}>
      <RoomTabs placement={undefined} mesh={NEW_MESH} floor={floor} kind={null} blockedBy={null} />
    </PanelSection>
  );
}
