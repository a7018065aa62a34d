import type { QueryClient } from '@tanstack/react-query';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { updateEverywhere } from '@/api/destinations/updateEverywhere';
import { destinationNameRule, type Placement } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { meshFailure } from './meshFailure';
import { isPlacementTyped, type PlacementDraft, type RoomRole } from './placementDraft';
import type { PlacementForms } from './placementForms';

interface Service {
  readonly client: QueryClient;
  readonly project: string;
  readonly organisation: string;
  readonly notify: (words: string, intent: 'error') => void;
  readonly ask: PlacementForms['ask'];
  /** Creates a destination with this name. */
  readonly create: (name: string) => Promise<number>;
  /** Saves the role of the room, where it was changed. */
  readonly setRole: (draft: PlacementDraft, role: RoomRole) => Promise<unknown>;
  /** Takes the destination out of the room. */
  readonly remove: (placement: number) => Promise<unknown>;
  /** Saves the placement with this destination. */
  readonly place: (draft: PlacementDraft, destination: number) => Promise<Placement>;
}

/**
 * Saves the form of a room: its role, and its placement where that was changed, with a new destination where it names one that does not exist.
 * @param untouched the form before anything was typed; without it the placement is saved as it is
 * @returns the placement that was made, or the input that stays; neither where no placement was to be made
 * @throws an Error in words for a form that cannot be saved
 */
export async function storePlacement(
  draft: PlacementDraft,
  untouched: PlacementDraft | undefined,
  { client, project, organisation, ask, notify, setRole, remove, create, place }: Service,
): Promise<{ readonly made?: Placement; readonly kept?: PlacementDraft }> {
  if (draft.role !== null) {
    await setRole(draft, draft.role).catch((error) => {
      notify(meshFailure(error), 'error');
      throw error;
    });
    if (untouched && !isPlacementTyped(draft, untouched)) return {};
  }
  if (draft.isEmptied) {
    if (draft.id !== null) await remove(draft.id);
    return {};
  }
  const known = await client.ensureQueryData(destinationsQuery(organisation));
  const typed = draft.entered.trim().toLowerCase();
  let destination = draft.chosen ?? known.find(({ name }) => name.toLowerCase() === typed)?.id;
  if (destination === undefined) {
    if (typed === '') throw new Error(translate('editor.parentInvalid'));
    const name = destinationNameRule.safeParse(draft.entered);
    if (!name.success) throw new Error(name.error.issues[0]?.message ?? translate('editor.parentInvalid'));
    destination = await create(name.data);
  }
  if (draft.shared?.isForAll && draft.shared.id === destination)
    await updateEverywhere(client, { project, organisation }, draft.shared);
  else if (draft.shared !== null && draft.shared.id === destination) {
    const answer = await ask(draft.shared);
    if (answer.kind === 'cancelled') return { kept: draft };
    if (answer.kind === 'reverted') return { kept: { ...draft, shared: null } };
    destination = answer.destination;
  }
  return { made: await place(draft, destination) };
}
