import { deleteDraft, listDrafts, writeDraft } from '@/api/network/drafts';
import type { NetworkSave } from '@/api/network/editor';
import { type ParsedDraft, parseDraft, type StoredDraft } from '@/api/network/storedDraft';
import { toNetwork } from '@/contract/network/networkWire';
import type { LoadedNetwork, LoadResult, RecoveredDraft } from '@/machines/editor/documentTypes';
import type { Network } from '@/model/network/network';
import { takeSlot } from './draftSlot';
import { DraftStore } from './draftStore';
import { settleDraft } from './settleDraft';

/** The draft of this tab for one location. It loads with the network, since nothing can be edited before. */
export interface LocationDrafts {
  readonly key: string;
  readonly store: DraftStore<StoredDraft>;
  /** The draft as it was found; null where there was none. */
  readonly found: { readonly parsed: ParsedDraft; readonly stored: unknown } | null;
  /** Writes what is pending, then another tab may be offered the draft. */
  readonly leave: () => Promise<void>;
}

/** Takes hold of a draft of a person for a location: that of a tab that is gone, or a new one. */
export async function openDrafts(key: string): Promise<LocationDrafts> {
  let drafts: Awaited<ReturnType<typeof listDrafts>> = [];
  const slot = await takeSlot(key, async () => {
    drafts = await listDrafts(key).catch(() => []);
    return drafts.map((one) => one.key);
  });
  const found = drafts.find((one) => one.key === slot.key);
  const store = new DraftStore<StoredDraft>({ write: writeDraft, remove: () => deleteDraft(slot.key) });
  return {
    key: slot.key,
    store,
    found: found ? { parsed: parseDraft(found.stored), stored: found.stored } : null,
    leave: async () => {
      await store.settle();
      slot.release();
    },
  };
}

interface Service {
  readonly load: () => Promise<LoadedNetwork>;
  readonly save: (base: LoadedNetwork, network: Network) => Promise<NetworkSave>;
}

/** The loaded network with the draft that was found; a save whose answer was lost is asked for again first. */
export async function withDraft(
  loaded: LoadedNetwork,
  { found }: LocationDrafts,
  service: Service,
): Promise<LoadResult> {
  if (found === null) return { loaded, draft: null };
  const { parsed, stored } = found;
  if (parsed.kind === 'unreadable')
    return { loaded, draft: null, unreadable: { reason: parsed.reason, detail: parsed.detail, stored } };
  const { draft } = parsed;
  if (!draft.sent) return { loaded, draft: toRecoveredDraft(draft) };
  const settled = await settleDraft(draft, service.save);
  await writeDraft(settled).catch(() => undefined);
  return { loaded: await service.load(), draft: toRecoveredDraft(settled) };
}

const toRecoveredDraft = ({ base, present, savedAt, typed }: StoredDraft): RecoveredDraft => ({
  base: { network: toNetwork(base), revision: base.revision },
  network: toNetwork(present),
  savedAt,
  typed: typed ?? {},
});
