import type { NetworkSave } from '@/api/network/editor';
import type { StoredDraft } from '@/api/network/storedDraft';
import { ApiError } from '@/api/transport/apiError';
import { fromNetwork, toNetwork } from '@/contract/network/networkWire';
import type { LoadedNetwork } from '@/machines/editor/documentTypes';
import { adoptInNetwork } from '@/model/network/adoptIds';
import type { Network } from '@/model/network/network';

/**
 * Repeats the save whose response was lost with its tab; its key makes both one save. Without that, new records of a
 * save that succeeded would count as unsaved and be created twice.
 * @returns the remaining draft, with the ids of the service
 * @throws ApiError where the result stays unknown
 */
export async function settleDraft(
  { sent, ...draft }: StoredDraft,
  store: (base: LoadedNetwork, network: Network) => Promise<NetworkSave>,
): Promise<StoredDraft> {
  if (sent === undefined) return draft;
  const saved = await store({ network: toNetwork(draft.base), revision: draft.base.revision }, toNetwork(sent)).catch(
    (error: unknown) => {
      // Rejected for good: it was not done and will not be. The work is still there to be saved.
      if (error instanceof ApiError && error.isFinal) return null;
      throw error;
    },
  );
  // A conflict means that the save had not arrived: merge the draft as any other.
  if (saved?.kind !== 'saved') return draft;
  return {
    ...draft,
    base: { revision: saved.revision, ...fromNetwork(adoptInNetwork(saved.network, saved.assignedIds)) },
    present: fromNetwork(adoptInNetwork(toNetwork(draft.present), saved.assignedIds)),
  };
}
