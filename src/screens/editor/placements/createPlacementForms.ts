import { createStore } from '@/components/mapCanvas/store';
import { draftKey, isTyped, type PlacementDraft, type PlacementDrafts } from './placementDraft';
import type { PlacementForms, SharedQuestion } from './placementForms';

const NONE: PlacementDrafts = new Map();

/** An error with errors of single fields. */
const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Error && 'fields' in error
    ? Object.fromEntries(
        Object.entries(error.fields as Readonly<Record<string, readonly string[]>>).map(([name, [first = '']]) => [
          name,
          first,
        ]),
      )
    : {};

/**
 * @param store saves one form and resolves with the input that stays, undefined where all is saved; its error is shown
 * at the form, which keeps its input. `ask` shows a question and resolves with its answer.
 */
export function createPlacementForms(
  store: (draft: PlacementDraft, ask: PlacementForms['ask']) => Promise<PlacementDraft | undefined>,
): PlacementForms {
  const drafts = createStore(NONE);
  const question = createStore<SharedQuestion | null>(null);
  const untouchedForms = new Map<string, PlacementDraft>();
  const put = (draft: PlacementDraft) => drafts.set(new Map(drafts.get()).set(draftKey(draft), draft));
  const drop = (draft: PlacementDraft) => {
    const rest = new Map(drafts.get());
    if (rest.delete(draftKey(draft))) drafts.set(rest);
  };
  const keep = (draft: PlacementDraft) => {
    const untouched = untouchedForms.get(draftKey(draft));
    if (untouched && !isTyped(draft, untouched)) drop(draft);
    else put({ ...draft, isSaving: false });
  };
  const ask: PlacementForms['ask'] = (edit) =>
    new Promise((resolve) =>
      question.set({
        edit,
        answer: (result) => {
          question.set(null);
          resolve(result);
        },
      }),
    );
  const save = async (draft: PlacementDraft) => {
    if (drafts.get().get(draftKey(draft))?.isSaving) return;
    const sent = { ...draft, error: null, errors: {}, isSaving: true };
    put(sent);
    const isLatest = () => drafts.get().get(draftKey(draft)) === sent;
    try {
      const kept = await store(draft, ask);
      if (!isLatest()) return;
      if (kept) keep(kept);
      else drop(draft);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isLatest()) put({ ...draft, error: message, errors: fieldsOf(error), isSaving: false });
    }
  };
  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    question,
    ask,
    change: (draft, untouched) => {
      // A form that is being saved stays as it was sent: text typed meanwhile would be lost in the answer.
      if (drafts.get().get(draftKey(draft))?.isSaving) return;
      untouchedForms.set(draftKey(draft), untouched);
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
