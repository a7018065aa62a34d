import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { loadNetwork, saveNetworkChanges } from '@/api/network/editor';
import { projectDataKey } from '@/api/network/keys';
import { DRAFT_VERSION } from '@/api/network/storedDraft';
import { fromNetwork } from '@/contract/network/networkWire';
import { translate } from '@/contract/texts/translate';
import { type DocumentMachine, documentMachine } from '@/machines/editor/document.machine';
import type { DocumentContext, DocumentEvent } from '@/machines/editor/documentTypes';
import { isDirty } from '@/model/network/history';
import { retryWait } from '../retry/retryWait';
import type { LocationDrafts } from './drafts/locationDrafts';

type StoreDraft = (args: {
  readonly context: DocumentContext;
  readonly self: { readonly send: (event: DocumentEvent) => void };
}) => void;

/** The document machine with the service and this device's drafts behind it. */
export interface ProvidedDocument {
  readonly machine: DocumentMachine;
  /** Writes the pending drafts immediately. */
  readonly flushDrafts: () => void;
  /** Writes them, then another tab may be offered them. */
  readonly leaveDrafts: () => void;
}

/** Without it no draft would be found, and the next edit would begin a second one. @throws Error in words */
async function loadDraftScript() {
  try {
    return await import('./drafts/locationDrafts');
  } catch {
    throw new Error(translate('failed.network'));
  }
}

export function provideDocumentMachine(
  client: QueryClient,
  owner: { user: string; organisation: string },
): ProvidedDocument {
  // Editors of several locations may follow each other in one tab: drafts belong to the location.
  const draftsOf = new Map<string, LocationDrafts>();
  const flushDrafts = () => {
    for (const { store } of draftsOf.values()) store.flush();
  };
  const leaveDrafts = () => {
    for (const drafts of draftsOf.values()) void drafts.leave();
    draftsOf.clear();
  };
  const openDraftsOf = async (project: string) => {
    const script = await loadDraftScript();
    // Another tab may have gone since the location was open here.
    await draftsOf.get(project)?.leave();
    const drafts = await script.openDrafts(`${owner.user}/${owner.organisation}/${project}`);
    draftsOf.set(project, drafts);
    return { drafts, script };
  };
  const storeDraft: StoreDraft = ({ context, self }) => {
    const { history, project } = context;
    const drafts = draftsOf.get(project);
    drafts?.store.set(() => draftOf(context, drafts.key), {
      onStored: () => self.send({ type: 'draft.stored', network: history.present }),
      onFailed: () => self.send({ type: 'draft.failed' }),
    });
    // Everything is saved: a page that is left now offers no old draft.
    if (!hasDraft(context)) drafts?.store.flush();
  };

  const machine = documentMachine.provide({
    actors: {
      retryWait,
      load: fromPromise(async ({ input: { project }, signal }) => {
        const [loaded, { drafts, script }] = await Promise.all([loadNetwork(project, signal), openDraftsOf(project)]);
        return script.withDraft(loaded, drafts, {
          load: () => loadNetwork(project, signal),
          save: (base, network) => saveNetworkChanges(project, base, network),
        });
      }),
      save: fromPromise(async ({ input: { project, base, network, isWhole } }) => {
        const store = draftsOf.get(project)?.store;
        const editsBefore = store?.edits;
        // The draft has the save before it is sent.
        await store?.settle();
        const output = await saveNetworkChanges(project, base, network);
        // Report "Saved" only after the draft is removed: a page that is left immediately then offers no old draft.
        if (output.kind === 'saved' && isWhole && store?.edits === editsBefore) await store?.clear();
        return output;
      }),
    },
    actions: {
      storeDraft,
      storeDraftNow: (args) => {
        storeDraft(args);
        draftsOf.get(args.context.project)?.store.flush();
      },
      removeStoredDraft: ({ context }) => {
        // Input beside the network is not saved with it.
        if (!hasTyped(context)) void draftsOf.get(context.project)?.store.clear();
      },
      notifySaved: ({ context }) => {
        void client.invalidateQueries({ queryKey: PROJECTS_KEY });
        void client.invalidateQueries({ queryKey: projectKey(context.project) });
        void client.invalidateQueries({ queryKey: projectDataKey(context.project) });
      },
    },
  });
  return { machine, flushDrafts, leaveDrafts };
}

const hasTyped = ({ typed }: DocumentContext): boolean => Object.keys(typed).length > 0;

/** A save without an answer is part of the draft: whether it was done must be known before anything else is sent. */
const hasDraft = (context: DocumentContext): boolean =>
  isDirty(context.history) || hasTyped(context) || context.pendingSave !== null;

/** The draft to store; null while there is nothing unsaved. */
function draftOf(context: DocumentContext, key: string) {
  if (!hasDraft(context)) return null;
  const { history, revision, typed, pendingSave } = context;
  const present = fromNetwork(history.present);
  const sent = pendingSave?.network;
  return {
    key,
    version: DRAFT_VERSION,
    savedAt: Date.now(),
    base: { revision, ...fromNetwork(history.loaded) },
    present,
    ...(hasTyped(context) && { typed }),
    ...(sent && { sent: sent === history.present ? present : fromNetwork(sent) }),
  };
}
