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

/** A draft is written this long after the last edit of a burst, in milliseconds (E4). */
const DRAFT_DELAY = 250;

const toKept = ({ base, present, savedAt }: StoredDraft): KeptDraft => ({
  base: { plan: toPlan(base), revision: base.revision },
  plan: toPlan(present),
  savedAt,
});

/** The document chart with the service and this device's drafts behind it. */
export function createDocumentLogic(client: QueryClient, as: { user: string; organisation: string }): DocumentLogic {
  let waiting: (() => Promise<void>) | null = null;
  let timer = 0;
  let unanswered: { project: string; base: LoadedPlan; plan: Plan } | null = null;
  const writeNow = () => {
    window.clearTimeout(timer);
    const write = waiting;
    waiting = null;
    if (write) void write();
  };
  // The page may go at any moment: what waits is written at once then.
  window.addEventListener('pagehide', writeNow);
  document.addEventListener('visibilitychange', writeNow);

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
        try {
          const output = await storeNetwork(project, base, plan);
          unanswered = null;
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
        const key = draftKey(as.user, as.organisation, project);
        window.clearTimeout(timer);
        waiting = async () => {
          try {
            if (!isDirty(history)) await deleteDraft(key);
            else
              await writeDraft({
                key,
                version: 1,
                savedAt: Date.now(),
                base: { revision, ...fromPlan(history.loaded) },
                present: fromPlan(history.present),
              });
            self.send({ type: 'draft.kept' });
          } catch {
            self.send({ type: 'draft.failed' });
          }
        };
        timer = window.setTimeout(writeNow, DRAFT_DELAY);
      },
      forgetDraft: ({ context }) => {
        window.clearTimeout(timer);
        waiting = null;
        void deleteDraft(draftKey(as.user, as.organisation, context.project)).catch(() => undefined);
      },
      tellSaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
        void client.invalidateQueries({ queryKey: ['project-data', context.project] });
      },
    },
  });
}
