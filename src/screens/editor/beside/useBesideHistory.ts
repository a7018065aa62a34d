import { useEffect, useRef } from 'react';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { AppliedChange } from '@/model/network/besideChange';
import { floorId } from '@/model/network/network';
import type { PlacementForms } from '../placements/placementForms';
import { roomChange, withFields } from '../placements/roomFields';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useKioskHistory } from './useKioskHistory';
import { useOutlineHistory } from './useOutlineHistory';
import { useStoredRoom } from './useStoredRoom';

/** Undoes and redoes what a step of the history has changed beside the network, and shows it. */
export function useBesideHistory(): void {
  const { document, editor } = useEditorActors();
  const { placements, discarding } = useBesideNetwork();
  const storedRoom = useStoredRoom();
  const applyOutline = useOutlineHistory();
  const applyKiosk = useKioskHistory();
  const applyRoom = async ({ change, direction }: AppliedChange) => {
    await untilSaved(placements, change.of);
    const [floor = '', mesh = ''] = partsOf(change.of);
    if (document.getSnapshot().context.history.deleted.has(floorId(floor))) return;
    const stored = storedRoom(floor, mesh);
    const draft = placements.get().get(change.of) ?? stored.untouched;
    placements.change(withFields(draft, change[direction === 'back' ? 'before' : 'after'], stored), stored.untouched);
    if (editor.getSnapshot().context.floor !== floor) editor.send({ type: 'floor.set', floor });
    if (editor.getSnapshot().context.mesh !== mesh) editor.send({ type: 'mesh.select', mesh });
  };
  const appliers = { room: applyRoom, kiosk: applyKiosk, outline: applyOutline };
  const apply = (applied: AppliedChange): Promise<unknown> => appliers[applied.change.kind](applied);
  useEffect(() => {
    discarding.current = () =>
      [...placements.get().values()].flatMap((draft) => {
        const stored = storedRoom(draft.floor, draft.mesh);
        return draft.mesh === NEW_MESH ? [] : (roomChange(draft, stored.untouched, stored) ?? []);
      });
  });
  const latest = useRef(apply);
  latest.current = apply;
  useEffect(() => {
    // One after the other, each on what the one before has left.
    let queue: Promise<unknown> = Promise.resolve();
    const following = document.on('beside.applied', ({ applied }) => {
      for (const one of applied) queue = queue.then(() => latest.current(one));
    });
    return () => following.unsubscribe();
  }, [document]);
}

/** Floor and mesh of a room; the names of meshes may have spaces. */
const partsOf = (room: string): readonly string[] => /^(\S+) (.+)$/s.exec(room)?.slice(1) ?? [];

/** A form that is being saved stays as it was sent. */
async function untilSaved({ get, subscribe }: PlacementForms, room: string): Promise<void> {
  while (get().get(room)?.isSaving)
    await new Promise<void>((resolve) => {
      const off = subscribe(() => {
        off();
        resolve();
      });
    });
}
