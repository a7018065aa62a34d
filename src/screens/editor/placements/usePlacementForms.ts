import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { createDestinationIn, savePlacement } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import { destinationNameRule, type Placement } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { createPlacementForms } from './createPlacementForms';
import type { PlacementDraft } from './placementDraft';
import type { PlacementForms } from './placementForms';

/**
 * The forms of the rooms of a location, for as long as its editor is open.
 * @param onPlaced called with the placement that the service made of a form without a mesh
 */
export function usePlacementForms(project: string, onPlaced: (made: Placement) => void): PlacementForms {
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createDestinationIn(project, organisation.uuid));
  const { mutateAsync: place } = useMutation(savePlacement(project, organisation.uuid));
  const store = async (draft: PlacementDraft, ask: PlacementForms['ask']): Promise<PlacementDraft | undefined> => {
    const known = await client.ensureQueryData(destinationsQuery(organisation.uuid));
    const typed = draft.entered.trim().toLowerCase();
    let destination = draft.chosen ?? known.find(({ name }) => name.toLowerCase() === typed)?.id;
    if (destination === undefined) {
      if (typed === '') throw new Error(translate('editor.parentInvalid'));
      const name = destinationNameRule.safeParse(draft.entered);
      if (!name.success) throw new Error(name.error.issues[0]?.message ?? translate('editor.parentInvalid'));
      destination = (await create({ name: name.data })).data.id;
    }
    if (draft.shared !== null && draft.shared.id === destination) {
      const answer = await ask(draft.shared);
      if (answer.kind === 'cancelled') return draft;
      if (answer.kind === 'reverted') return { ...draft, shared: null };
      destination = answer.destination;
    }
    const { data: made, message } = await place({
      ...draft.body,
      id: draft.id,
      object_name: draft.mesh,
      floor_id: draft.floor,
      parent_id: destination,
      ...(draft.revision !== undefined && { revision: draft.revision }),
    });
    notify(message);
    if (draft.mesh === NEW_MESH) onPlaced(made);
    return undefined;
  };
  const latest = useRef(store);
  latest.current = store;
  const [forms] = useState(() => createPlacementForms((draft, ask) => latest.current(draft, ask)));
  return forms;
}

/** How many rooms have a form that is not saved. */
export const useTypedRooms = (forms: PlacementForms): number =>
  useSyncExternalStore(forms.subscribe, () => forms.get().size);
