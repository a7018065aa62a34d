import type { StoredDraft } from '@/api/drafts';
import type { NetworkSave } from '@/api/editor';
import { CallError } from '@/api/http';
import { fromPlan, toPlan } from '@/contract/planWire';
import type { LoadedPlan } from '@/machines/editor/document.machine';
import { adoptInPlan } from '@/model/plan/adoptIds';
import type { Plan } from '@/model/plan/plan';

/**
 * Finishes the save that was under way when its tab was lost: it is sent once more, to the letter, which is one save however
 * often it arrives. Without that, new records of a save that had arrived would be taken for unsaved ones and made twice.
 * @returns what is left of the draft, in the service's numbers
 * @throws CallError where it stays unknown whether it was done
 */
export async function settleDraft(
  { sent, ...draft }: StoredDraft,
  store: (base: LoadedPlan, plan: Plan) => Promise<NetworkSave>,
): Promise<StoredDraft> {
  if (sent === undefined) return draft;
  const saved = await store({ plan: toPlan(draft.base), revision: draft.base.revision }, toPlan(sent)).catch(
    (error: unknown) => {
      // Refused: it was not done and will not be. The work is still there to be saved.
      if (error instanceof CallError && error.isFinal) return null;
      throw error;
    },
  );
  // Somebody else was faster, so it had not arrived: the draft is merged as any other.
  if (saved?.kind !== 'saved') return draft;
  return {
    ...draft,
    base: { revision: saved.revision, ...fromPlan(adoptInPlan(saved.plan, saved.given)) },
    present: fromPlan(adoptInPlan(toPlan(draft.present), saved.given)),
  };
}
