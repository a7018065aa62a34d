import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notifyError } from '@/components/feedback/notifyError';
import type { KeptDraft } from '@/components/form/useRebasedDraft';
import { mayRetry } from '@/contract/retry/retryPolicy';
import { statusOf } from '@/machines/apiErrors';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { AppliedChange, FieldValues } from '@/model/network/besideChange';
import { floorId } from '@/model/network/network';
import { loadTyped } from '../nodeForms/loadTyped';
import type { PlacementForms } from '../placements/placementForms';
import { roomChange, withFields } from '../placements/roomFields';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { useNodeHistory } from './useNodeHistory';
import { useOutlineHistory } from './useOutlineHistory';
import { useStoredRoom } from './useStoredRoom';

/** Undoes and redoes what a step of the history has changed beside the network, and shows it. */
export function useBesideHistory(): void {
  const { document, editor } = useEditorActors();
  const { placements, typed, discarding } = useBesideNetwork();
  const { project, data } = useOpenedLocation();
  const client = useQueryClient();
  const storedRoom = useStoredRoom();
  const applyOutline = useOutlineHistory();
  const applyNode = useNodeHistory();
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
  const applyForm = async (applied: AppliedChange) => {
    const { applyTyped } = await loadTyped();
    await applyTyped(applied, { project, data, document, typed, client });
  };
  const appliers = { ...applyNode, form: applyForm, room: applyRoom, outline: applyOutline };
  const apply = (applied: AppliedChange): Promise<unknown> => appliers[applied.change.kind](applied);
  useEffect(() => {
    discarding.current = () => [
      ...[...placements.get().values()].flatMap((draft) => {
        const stored = storedRoom(draft.floor, draft.mesh);
        return draft.mesh === NEW_MESH ? [] : (roomChange(draft, stored.untouched, stored) ?? []);
      }),
      ...Object.entries(typed.get()).map(([of, kept]) => {
        const { base, values } = kept as KeptDraft<FieldValues>;
        return { kind: 'form', of, before: values, after: base } as const;
      }),
    ];
  });
  const latest = useRef(apply);
  latest.current = apply;
  useEffect(() => {
    // One after the other, each on what the one before has left.
    let waiting: readonly AppliedChange[] = [];
    let isApplying = false;
    const failed = (one: AppliedChange, error: unknown) => {
      notifyError(error);
      if (!mayRetry(error) && statusOf(error) !== UNAUTHORISED) {
        document.send({ type: 'beside.forget', of: one.change.of });
        return;
      }
      // Those after it would meet the service as this one should have left it.
      const calls = waiting.filter(isCall);
      waiting = waiting.filter((other) => !isCall(other));
      document.send({ type: 'beside.returned', applied: [one, ...calls] });
    };
    const applyAll = async () => {
      isApplying = true;
      for (let one = waiting[0]; one; one = waiting[0]) {
        waiting = waiting.slice(1);
        const applied = one;
        await latest.current(applied).catch((error) => failed(applied, error));
      }
      isApplying = false;
    };
    const following = document.on('beside.applied', ({ applied }) => {
      waiting = [...waiting, ...applied];
      if (!isApplying) void applyAll();
    });
    return () => following.unsubscribe();
  }, [document]);
}

const UNAUTHORISED = 401;
/** Forms are undone here; everything else by a call. */
const isCall = ({ change: { kind } }: AppliedChange): boolean => kind !== 'room' && kind !== 'form';

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
