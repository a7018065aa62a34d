import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { deleteDraft, draftKey, readDraft, writeDraft } from '@/api/drafts';
import { loadNetwork, saveNetworkChanges } from '@/api/editor';
import { ApiError } from '@/api/http';
import { DRAFT_VERSION, parseDraft, type StoredDraft } from '@/api/storedDraft';
import { fromNetwork, toNetwork } from '@/contract/networkWire';
import { type DocumentMachine, documentMachine } from '@/machines/editor/document.machine';
import type { LoadedNetwork, RecoveredDraft } from '@/machines/editor/documentTypes';
import { isDirty } from '@/model/network/history';
import type { Network } from '@/model/network/network';
import { DraftStore } from './draftStore';
import { settleDraft } from './settleDraft';

/** What this tab holds of one location. */
interface ProjectState {
  readonly drafts: DraftStore<StoredDraft>;
  /** A save that was sent and has no answer. */
  unanswered: { readonly base: LoadedNetwork; readonly network: Network } | null;
}

const toRecoveredDraft = ({ base, present, savedAt }: StoredDraft): RecoveredDraft => ({
  base: { network: toNetwork(base), revision: base.revision },
  network: toNetwork(present),
  savedAt,
});

/** The document chart with the service and this device's drafts behind it. */
export function provideDocumentMachine(
  client: QueryClient,
  owner: { user: string; organisation: string },
): DocumentMachine {
  // One editor may follow another in the same tab: what belongs to a location stays with it.
  const projectStates = new Map<string, ProjectState>();
  const projectState = (project: string): ProjectState => {
    const known = projectStates.get(project);
    if (known) return known;
    const key = draftKey(owner.user, owner.organisation, project);
    const made = { drafts: new DraftStore({ write: writeDraft, remove: () => deleteDraft(key) }), unanswered: null };
    projectStates.set(project, made);
    return made;
  };
  // The page may go at any moment: what waits is written at once then.
  const flush = () => {
    for (const { drafts } of projectStates.values()) drafts.flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const key = draftKey(owner.user, owner.organisation, input.project);
        const [loaded, stored] = await Promise.all([
          loadNetwork(input.project, signal),
          readDraft(key).catch(() => undefined),
        ]);
        if (stored === undefined) return { loaded, draft: null };
        const parsed = parseDraft(stored);
        if (parsed.kind === 'unreadable')
          return { loaded, draft: null, unreadable: { reason: parsed.reason, detail: parsed.detail, stored } };
        const { draft } = parsed;
        if (!draft.sent) return { loaded, draft: toRecoveredDraft(draft) };
        const settled = await settleDraft(draft, (base, network) => saveNetworkChanges(input.project, base, network));
        await writeDraft(settled).catch(() => undefined);
        return { loaded: await loadNetwork(input.project, signal), draft: toRecoveredDraft(settled) };
      }),
      save: fromPromise(async ({ input }) => {
        // A save without an answer may have been done: it is asked for again, to the letter, before anything new.
        const mine = projectState(input.project);
        const before = mine.unanswered;
        const { base, network } = before ?? input;
        mine.unanswered = { base, network };
        const { drafts } = mine;
        const editsBefore = drafts.edits;
        // What is sent is noted with the draft first: if the tab is lost before the answer, the next one asks for it.
        await drafts.writeAgain();
        try {
          const output = await saveNetworkChanges(input.project, base, network);
          mine.unanswered = null;
          // "Saved" is said when this device keeps nothing more of it: a page that is left at once offers nothing old.
          if (output.kind === 'saved' && network === input.network && drafts.edits === editsBefore)
            await drafts.clear();
          return output;
        } catch (error) {
          // Refused at its first arrival it was not done; what was sent before may have been, unless it is refused for good.
          if (error instanceof ApiError && (before ? error.isFinal : error.body !== null)) {
            mine.unanswered = null;
            await drafts.writeAgain();
          }
          throw error;
        }
      }),
    },
    actions: {
      storeDraft: ({ context, self }) => {
        const { history, revision, project } = context;
        const mine = projectState(project);
        const draft = () => {
          if (!isDirty(history)) return null;
          const present = fromNetwork(history.present);
          const sent = mine.unanswered?.network;
          return {
            key: draftKey(owner.user, owner.organisation, project),
            version: DRAFT_VERSION as typeof DRAFT_VERSION,
            savedAt: Date.now(),
            base: { revision, ...fromNetwork(history.loaded) },
            present,
            ...(sent && { sent: sent === history.present ? present : fromNetwork(sent) }),
          };
        };
        mine.drafts.set(draft, {
          onStored: () => self.send({ type: 'draft.stored' }),
          onFailed: () => self.send({ type: 'draft.failed' }),
        });
      },
      removeStoredDraft: ({ context }) => {
        void projectState(context.project).drafts.clear();
      },
      notifySaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
        void client.invalidateQueries({ queryKey: ['project-data', context.project] });
      },
    },
  });
}
