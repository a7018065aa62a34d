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
import { settleDraft } from './settleDraft';

/** What this tab holds of one location. */
interface OfProject {
  readonly drafts: DraftKeeper<StoredDraft>;
  /** A save that was sent and has no answer. */
  unanswered: { readonly base: LoadedPlan; readonly plan: Plan } | null;
}

const toKept = ({ base, present, savedAt }: StoredDraft): KeptDraft => ({
  base: { plan: toPlan(base), revision: base.revision },
  plan: toPlan(present),
  savedAt,
});

/** The document chart with the service and this device's drafts behind it. */
export function createDocumentLogic(client: QueryClient, as: { user: string; organisation: string }): DocumentLogic {
  // One editor may follow another in the same tab: what belongs to a location stays with it.
  const ofProjects = new Map<string, OfProject>();
  const ofProject = (project: string): OfProject => {
    const known = ofProjects.get(project);
    if (known) return known;
    const key = draftKey(as.user, as.organisation, project);
    const made = { drafts: new DraftKeeper({ write: writeDraft, remove: () => deleteDraft(key) }), unanswered: null };
    ofProjects.set(project, made);
    return made;
  };
  // The page may go at any moment: what waits is written at once then.
  const flush = () => {
    for (const { drafts } of ofProjects.values()) drafts.flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const key = draftKey(as.user, as.organisation, input.project);
        const [loaded, stored] = await Promise.all([
          loadNetwork(input.project, signal),
          readDraft(key).catch(() => null),
        ]);
        if (!stored?.sent) return { loaded, draft: stored ? toKept(stored) : null };
        const settled = await settleDraft(stored, (base, plan) => storeNetwork(input.project, base, plan));
        await writeDraft(settled).catch(() => undefined);
        return { loaded: await loadNetwork(input.project, signal), draft: toKept(settled) };
      }),
      save: fromPromise(async ({ input }) => {
        // A save without an answer may have been done: it is asked for again, to the letter, before anything new.
        const mine = ofProject(input.project);
        const before = mine.unanswered;
        const { base, plan } = before ?? input;
        mine.unanswered = { base, plan };
        const { drafts } = mine;
        const editsBefore = drafts.edits;
        // What is sent is noted with the draft first: if the tab is lost before the answer, the next one asks for it.
        await drafts.again();
        try {
          const output = await storeNetwork(input.project, base, plan);
          mine.unanswered = null;
          // "Saved" is said when this device keeps nothing more of it: a page that is left at once offers nothing old.
          if (output.kind === 'saved' && plan === input.plan && drafts.edits === editsBefore) await drafts.forget();
          return output;
        } catch (error) {
          // Refused at its first arrival it was not done; what was sent before may have been, unless it is refused for good.
          if (error instanceof CallError && (before ? error.isFinal : error.refusal !== null)) {
            mine.unanswered = null;
            await drafts.again();
          }
          throw error;
        }
      }),
    },
    actions: {
      keepDraft: ({ context, self }) => {
        const { history, revision, project } = context;
        const mine = ofProject(project);
        const draft = () => {
          if (!isDirty(history)) return null;
          const present = fromPlan(history.present);
          const sent = mine.unanswered?.plan;
          return {
            key: draftKey(as.user, as.organisation, project),
            version: 1 as const,
            savedAt: Date.now(),
            base: { revision, ...fromPlan(history.loaded) },
            present,
            ...(sent && { sent: sent === history.present ? present : fromPlan(sent) }),
          };
        };
        mine.drafts.keep(draft, {
          kept: () => self.send({ type: 'draft.kept' }),
          failed: () => self.send({ type: 'draft.failed' }),
        });
      },
      forgetDraft: ({ context }) => {
        void ofProject(context.project).drafts.forget();
      },
      tellSaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
        void client.invalidateQueries({ queryKey: ['project-data', context.project] });
      },
    },
  });
}
