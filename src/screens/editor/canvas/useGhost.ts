import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Ghost } from '@/components/mapCanvas/network/paintGhost';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorBelow } from '@/model/network/floorBelow';
import { floorId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { useFloorPlan } from '../session/useFloorPlan';

/** The floor below, while the map options show it; null until its floor plan is loaded, and where there is none. */
export function useGhost(): Ghost | null {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const isShown = useSelector(editor, (snapshot) => snapshot.context.options.below);
  const below = isShown && floor ? floorBelow(data.location.buildings, floor.uuid) : null;
  const { data: floorPlan } = useFloorPlan(below);
  const drawn = useMemo(() => (floorPlan ? drawnFloor(floorPlan) : null), [floorPlan]);
  const network = useSelector(document, (snapshot) => (isShown ? snapshot.context.history.present : null));
  const uuid = below?.uuid;
  return useMemo(() => {
    if (!drawn || !network || uuid === undefined) return null;
    const stops = new Set(Array.from(network.groups.values(), ({ nodes }) => nodes).flat());
    return { floor: drawn, index: buildNetworkIndex(network, floorId(uuid)), stops };
  }, [drawn, network, uuid]);
}
