import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDestinationIn, projectDataQuery, removePlacement, savePlacement, storeMesh } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import type { Placement } from '@/contract/destinations/destinations';
import type { RetryWaitMachine } from '@/machines/retry/retryWait.machine';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { createPlacementForms } from './createPlacementForms';
import type { PlacementDraft } from './placementDraft';
import type { PlacementForms } from './placementForms';
import { useRetryWait } from './useRetryWait';

/** Its script loads once the editor is seen: a room can be saved when the network is gone for a while. */
const loadStore = () => import('./storePlacement').catch(scriptLost);
const scriptLost = (): never => {
  throw Object.assign(new Error(), { status: 500 });
};

/**
 * The forms of the rooms of a location, for as long as its editor is open.
 * @param onPlaced called with the placement that the service made of a form without a mesh
 * @param retryWait the wait before a save that failed is tried again
 */
export function usePlacementForms(
  project: string,
  onPlaced: (made: Placement) => void,
  retryWait: RetryWaitMachine,
): PlacementForms {
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createDestinationIn(project, organisation.uuid));
  const { mutateAsync: place } = useMutation(savePlacement(project, organisation.uuid));
  const { mutateAsync: remove } = useMutation(removePlacement(project, organisation.uuid));
  const { mutateAsync: saveMesh } = useMutation(storeMesh(project, organisation.uuid));
  const store = async (
    draft: PlacementDraft,
    ask: PlacementForms['ask'],
    untouched: PlacementDraft | undefined,
  ): Promise<PlacementDraft | undefined> => {
    const { storePlacement } = await loadStore();
    const stored = await storePlacement(draft, untouched, {
      notify,
      client,
      project,
      organisation: organisation.uuid,
      ask,
      setRole: async ({ floor, mesh }, role) => {
        const { kind, ...others } = role;
        const known = client.getQueryData(projectDataQuery(project).queryKey)?.meshes;
        const stored = known?.find((one) => one.floor_id === floor && one.object_name === mesh)?.kind ?? null;
        const saved = await saveMesh({
          floor_id: floor,
          object_name: mesh,
          location_id: untouched?.body.location_id ?? null,
          ...others,
          ...(kind !== stored && { kind }),
        });
        notify(saved.message);
      },
      remove: async (placement) => notify((await remove(placement)).message),
      create: async (name) => (await create({ name })).data.id,
      place: async ({ body, id, mesh, floor, revision }, parent_id) => {
        const { data, message } = await place({
          ...body,
          id,
          object_name: mesh,
          floor_id: floor,
          parent_id,
          ...(revision !== undefined && { revision }),
        });
        notify(message);
        return data;
      },
    });
    if (stored.made && draft.mesh === NEW_MESH) onPlaced(stored.made);
    return stored.kept;
  };
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => {
    void loadStore().catch(() => undefined);
  }, []);
  const untilRetry = useRetryWait(retryWait);
  const [forms] = useState(() =>
    createPlacementForms((...form) => latest.current(...form), {
      // Two people in one room are rare: the fields of a room load with its panel.
      rebase: async (...stale) => (await import('./rebaseDraft')).rebaseDraft(...stale),
      untilRetry,
    }),
  );
  return forms;
}

/** How many rooms have a form that is not saved. */
export const useTypedRooms = (forms: PlacementForms): number =>
  useSyncExternalStore(forms.subscribe, () => forms.get().size);
