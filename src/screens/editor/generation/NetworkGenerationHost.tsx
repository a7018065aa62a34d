import { floorId } from '@/model/network/network';
import { sizeOfFloor } from '@/model/network/operations/acrossFloors/copyFloor';
import type { Operation } from '@/model/network/operations/operation';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useEditorServices } from '../session/editorServices';
import { useOpenedLocation } from '../session/openedLocation';
import { useOpenParts } from '../session/openParts';

/** The generation of a network for the floors of the location that have a floor plan. */
export function NetworkGenerationHost({ onPreview }: { readonly onPreview: (operation: Operation | null) => void }) {
  const { document } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const { isGenerationOpen } = useOpenParts();
  const { NetworkGeneration } = useEditorServices();
  const { present } = document.getSnapshot().context.history;
  const floors = data.location.buildings.flatMap((building) =>
    building.floors
      .filter(({ plan }) => plan !== null)
      .map(({ uuid, name }) => ({ uuid, name, ...sizeOfFloor(present, floorId(uuid)) })),
  );
  return (
    <NetworkGeneration
      floors={floors}
      shown={floor?.uuid ?? ''}
      onPreview={onPreview}
      onClose={() => isGenerationOpen.set(false)}
    />
  );
}
