import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { deleteDraft, draftKey, readDraft, type StoredDraft, writeDraft } from '@/api/drafts';
import { loadNetwork, storeNetwork } from '@/api/editor';
import { CallError } from '@/api/http';
import { fromPlan, toPlan } from '@/contract/planWire';
import {
  type DocumentLogic,
  documentMachine,
  type KeptDraft,
  type LoadedPlan,
} from '@/machines/editor/document.machine';
import { isDirty } from '@/model/plan/history';
import type { Plan } from '@/model/plan/plan';
import { DraftKeeper } from './draftKeeper';

const toKept = ({ base, present, savedAt }: StoredDraft): KeptDraft => ({
  base: { plan: toPlan(base), revision: base.revision },
  plan: toPlan(present),
  savedAt,
});

/** The document chart with the service and this device's drafts behind it. */
export function createDocumentLogic(client: QueryClient, as: { user: string; organisation: string }): DocumentLogic {
  let keeper: DraftKeeper<StoredDraft> | null = null;
  const keeperOf = (project: string): DraftKeeper<StoredDraft> => {
    const key = draftKey(as.user, as.organisation, project);
    keeper ??= new DraftKeeper({ write: writeDraft, remove: () => deleteDraft(key) });
    return keeper;
  };
  let unanswered: { project: string; base: LoadedPlan; plan: Plan } | null = null;
  const flush = () => keeper?.flush();
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const loaded = await loadNetwork(input.project, signal);
        const stored = await readDraft(draftKey(as.user, as.organisation, input.project)).catch(() => null);
        return { loaded, draft: stored ? toKept(stored) : null };
      }),
      save: fromPromise(async ({ input }) => {
        // A save without an answer may have been done: it is asked for again, to the letter, before anything new.
        const { project, base, plan } = unanswered ?? input;
        unanswered = { project, base, plan };
        const drafts = keeperOf(input.project);
        const editsBefore = drafts.edits;
        try {
          const output = await storeNetwork(project, base, plan);
          unanswered = null;
          // "Saved" is said when this device keeps nothing more of it: a page that is left at once offers nothing old.
          if (output.kind === 'saved' && plan === input.plan && drafts.edits === editsBefore) await drafts.forget();
          return output;
        } catch (error) {
          if (error instanceof CallError && error.refusal !== null) unanswered = null;
          throw error;
        }
      }),
    },
    actions: {
      keepDraft: ({ context, self }) => {
        const { history, revision, project } = context;
        const draft = () =>
          isDirty(history)
            ? {
                key: draftKey(as.user, as.organisation, project),
                version: 1 as const,
                savedAt: Date.now(),
                base: { revision, ...fromPlan(history.loaded) },
                present: fromPlan(history.present),
              }
            : null;
        keeperOf(project).keep(draft, {
          kept: () => self.send({ type: 'draft.kept' }),
          failed: () => self.send({ type: 'draft.failed' }),
        });
      },
      forgetDraft: ({ context }) => {
        void keeperOf(context.project).forget();
      },
      tellSaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
        void client.invalidateQueries({ queryKey: ['project-data', context.project] });
      },
    },
  });
}
