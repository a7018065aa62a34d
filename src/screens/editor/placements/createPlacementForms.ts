import { createStore } from '@/components/mapCanvas/store';
import { draftKey, isTyped, type PlacementDraft, type PlacementDrafts } from './placementDraft';
import type { PlacementForms } from './placementForms';

const NONE: PlacementDrafts = new Map();

/** @param store saves one form; its error is shown at the form, which keeps what was typed */
export function createPlacementForms(store: (draft: PlacementDraft) => Promise<void>): PlacementForms {
  const drafts = createStore(NONE);
  const put = (draft: PlacementDraft) => drafts.set(new Map(drafts.get()).set(draftKey(draft), draft));
  const drop = (draft: PlacementDraft) => {
    const rest = new Map(drafts.get());
    if (rest.delete(draftKey(draft))) drafts.set(rest);
  };
  const save = async (draft: PlacementDraft) => {
    if (drafts.get().get(draftKey(draft))?.isSaving) return;
    const sent = { ...draft, error: null, isSaving: true };
    put(sent);
    const isLatest = () => drafts.get().get(draftKey(draft)) === sent;
    try {
      await store(draft);
      if (isLatest()) drop(draft);
    } catch (error) {
      if (isLatest()) put({ ...draft, error: error instanceof Error ? error.message : String(error), isSaving: false });
    }
  };
  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    change: (draft, untouched) => {
      // What is being saved stays as it was sent: typing would lose its place in the answer.
      if (drafts.get().get(draftKey(draft))?.isSaving) return;
      if (isTyped(draft, untouched)) put(draft);
      else drop(draft);
    },
    save,
    saveAll: async () => {
      for (const draft of drafts.get().values()) await save(draft);
    },
    discardAll: () => drafts.set(NONE),
  };
}
