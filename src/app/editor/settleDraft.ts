import type { NetworkSave } from '@/api/editor';
import { ApiError } from '@/api/http';
import type { StoredDraft } from '@/api/storedDraft';
import { fromNetwork, toNetwork } from '@/contract/networkWire';
import type { LoadedNetwork } from '@/machines/editor/documentTypes';
import { adoptInNetwork } from '@/model/network/adoptIds';
import type { Network } from '@/model/network/network';

/**
 * Finishes the save whose answer was lost with its tab: the very same save is sent once more, which is one save however
 * often it arrives. Without that, new records of a save that had arrived would be taken for unsaved ones and made twice.
 * @returns what is left of the draft, in the service's numbers
 * @throws ApiError where it stays unknown whether it was done
 */
export async function settleDraft(
  { sent, ...draft }: StoredDraft,
  store: (base: LoadedNetwork, network: Network) => Promise<NetworkSave>,
): Promise<StoredDraft> {
  if (sent === undefined) return draft;
  const saved = await store({ network: toNetwork(draft.base), revision: draft.base.revision }, toNetwork(sent)).catch(
    (error: unknown) => {
      // Refused: it was not done and will not be. The work is still there to be saved.
      if (error instanceof ApiError && error.isFinal) return null;
      throw error;
    },
  );
  // Somebody else was faster, so it had not arrived: the draft is merged as any other.
  if (saved?.kind !== 'saved') return draft;
  return {
    ...draft,
    base: { revision: saved.revision, ...fromNetwork(adoptInNetwork(saved.network, saved.assignedIds)) },
    present: fromNetwork(adoptInNetwork(toNetwork(draft.present), saved.assignedIds)),
  };
}
