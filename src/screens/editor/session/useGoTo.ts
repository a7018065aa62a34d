import { useCallback, useEffect, useEffectEvent } from 'react';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Placement } from '@/contract/destinations/destinations';
import { goToMachine, type WantedRoom } from '@/machines/editor/goTo.machine';
import { useEditedFloor } from './editedFloor';
import { useEditorActors } from './editorActors';
import { useMapView } from './mapView';

/** Shows a room, selected and in view, once the floor plan of its floor is loaded. */
export function useGoTo(): (placement: Placement) => void {
  const { document, editor } = useEditorActors();
  const { show } = useMapView();
  const { floor: edited, drawn } = useEditedFloor();
  const actor = useMachineActor(goToMachine);
  const floor = edited?.uuid ?? null;
  const isDrawn = drawn !== null;

  const open = useEffectEvent(({ floor: wanted }: WantedRoom) => {
    editor.send({ type: 'view.set', view: 'map' });
    editor.send({ type: 'floor.set', floor: wanted });
  });
  const arrive = useEffectEvent(({ mesh: name }: WantedRoom) => {
    const mesh = drawn?.meshByName.get(name);
    if (!drawn || mesh === undefined) return;
    const { anchors } = drawn.floorPlan;
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: name });
    show({ x: anchors[3 * mesh] ?? 0, y: anchors[3 * mesh + 1] ?? 0 });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('wanted', ({ room }) => open(room)),
      actor.on('arrived', ({ room }) => arrive(room)),
    ];
    return () => {
      for (const one of subscriptions) one.unsubscribe();
    };
  }, [actor]);
  useEffect(() => actor.send({ type: 'floor.changed', inView: { floor, isDrawn } }), [actor, floor, isDrawn]);
  return useCallback(
    ({ floor_id, object_name }) => actor.send({ type: 'go', room: { floor: floor_id, mesh: object_name } }),
    [actor],
  );
}
