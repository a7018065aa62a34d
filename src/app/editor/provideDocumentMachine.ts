import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { deleteDraft, draftKey, readDraft, writeDraft } from '@/api/network/drafts';
import { loadNetwork, saveNetworkChanges } from '@/api/network/editor';
import { projectDataKey } from '@/api/network/keys';
import { DRAFT_VERSION, parseDraft, type StoredDraft } from '@/api/network/storedDraft';
import { ApiError } from '@/api/transport/apiError';
import { fromNetwork, toNetwork } from '@/contract/network/networkWire';
import { type DocumentMachine, documentMachine } from '@/machines/editor/document.machine';
import type { LoadedNetwork, RecoveredDraft } from '@/machines/editor/documentTypes';
import { isDirty } from '@/model/network/history';
import type { Network } from '@/model/network/network';
import { DraftStore } from './draftStore';
import { settleDraft } from './settleDraft';

/** The state of one location in this tab. */
interface ProjectState {
  readonly drafts: DraftStore<StoredDraft>;
  /** A save without a response. */
  unanswered: { readonly base: LoadedNetwork; readonly network: Network } | null;
}

const toRecoveredDraft = ({ base, present, savedAt }: StoredDraft): RecoveredDraft => ({
  base: { network: toNetwork(base), revision: base.revision },
  network: toNetwork(present),
  savedAt,
});

/** The document machine with the service and this device's drafts behind it. */
export interface ProvidedDocument {
  readonly machine: DocumentMachine;
  /** Writes the pending drafts immediately. */
  readonly flushDrafts: () => void;
}

export function provideDocumentMachine(
  client: QueryClient,
  owner: { user: string; organisation: string },
): ProvidedDocument {
  // Editors of several locations may follow each other in one tab: the state belongs to the location.
  const projectStates = new Map<string, ProjectState>();
  const projectState = (project: string): ProjectState => {
    const known = projectStates.get(project);
    if (known) return known;
    const key = draftKey(owner.user, owner.organisation, project);
    const made = { drafts: new DraftStore({ write: writeDraft, remove: () => deleteDraft(key) }), unanswered: null };
    projectStates.set(project, made);
    return made;
  };
  const flushDrafts = () => {
    for (const { drafts } of projectStates.values()) drafts.flush();
  };

  const machine = documentMachine.provide({
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
        // A save without a response may have succeeded: repeat it unchanged before anything new.
        const mine = projectState(input.project);
        const before = mine.unanswered;
        const { base, network } = before ?? input;
        mine.unanswered = { base, network };
        const { drafts } = mine;
        const editsBefore = drafts.edits;
        // The draft records the save before it is sent: if the tab is lost before the response, the next one repeats
        // it.
        await drafts.writeAgain();
        try {
          const output = await saveNetworkChanges(input.project, base, network);
          mine.unanswered = null;
          // Report "Saved" only after the draft is removed: a page that is left immediately then offers no old draft.
          if (output.kind === 'saved' && network === input.network && drafts.edits === editsBefore)
            await drafts.clear();
          return output.kind === 'saved' && network !== input.network ? { ...output, kind: 'confirmed' } : output;
        } catch (error) {
          // Rejected at its first attempt, it was not done; an earlier attempt may have been, unless the rejection is
          // final.
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
          onStored: () => self.send({ type: 'draft.stored', network: history.present }),
          onFailed: () => self.send({ type: 'draft.failed' }),
        });
      },
      removeStoredDraft: ({ context }) => {
        void projectState(context.project).drafts.clear();
      },
      notifySaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: PROJECTS_KEY });
        void client.invalidateQueries({ queryKey: projectKey(context.project) });
        void client.invalidateQueries({ queryKey: projectDataKey(context.project) });
      },
    },
  });
  return { machine, flushDrafts };
}
