import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { kindHints } from '@/model/content/rooms/kindHints';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { type EditedFloor, EditedFloorContext } from './editedFloor';
import { useEditorActors } from './editorActors';
import { useOpenedLocation } from './openedLocation';
import { floorOf, useFloorPlan } from './useFloorPlan';

/** Provides the floor that the editor machine has chosen. */
export function EditedFloorProvider({ children }: { children: ReactNode }) {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const uuid = useSelector(editor, (snapshot) => snapshot.context.floor) ?? data.first_floor;
  const floor = useMemo(() => floorOf(data, uuid), [data, uuid]);
  // The floor in view may have been deleted by somebody else.
  useEffect(() => {
    if (floor && floor.uuid !== uuid) editor.send({ type: 'floor.set', floor: floor.uuid });
  }, [floor, uuid, editor]);
  const { data: floorPlan, isLoading, error, refetch } = useFloorPlan(floor);
  // Their identity stays while their contents do.
  const { labels, meshes } = data;
  const drawn = useMemo(
    () => (floorPlan && floor ? drawnFloor(floorPlan, kindHints(labels, meshes, floor.uuid)) : null),
    [floorPlan, floor, labels, meshes],
  );
  const networkIndex = useMemo(() => buildNetworkIndex(network, floorId(floor?.uuid ?? '')), [network, floor]);
  const errorText = error?.message ?? null;
  const value = useMemo<EditedFloor>(() => {
    const bounds = drawn && drawn.floorPlan.names.length > 0 ? drawn.index.box : null;
    return { floor, drawn, networkIndex, bounds, isLoading, error: errorText, retry: () => void refetch() };
  }, [floor, drawn, networkIndex, isLoading, errorText, refetch]);
  return <EditedFloorContext value={value}>{children}</EditedFloorContext>;
}
