import { assign, raise, setup } from 'xstate';
import { adoptIds } from '@/model/network/adoptIds';
import type { EditNote } from '@/model/network/editNote';
import {
  commit,
  goToStep,
  type History,
  isDirty,
  isOtherStep,
  markSaved,
  redo,
  revert,
  select,
  startHistory,
  undo,
} from '@/model/network/history';
import { hasOwnChanges, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import type { Network } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';
import { textOf } from '../apiErrors';
import { provided } from '../provided';
import type {
  DocumentContext,
  DocumentEvent,
  DocumentInput,
  DocumentTag,
  LoadedNetwork,
  LoadResult,
  RecoveredDraft,
  SaveResult,
} from './documentTypes';

const withNetwork = (history: History, network: Network, note: EditNote): History =>
  commit(history, network, note, null);

/** Actors, guards and actions of the document machine, for the files that declare its states. */
export const documentSetup = setup({
  types: {
    context: {} as DocumentContext,
    events: {} as DocumentEvent,
    input: {} as DocumentInput,
    tags: {} as DocumentTag,
  },
  actors: {
    load: provided<LoadResult, { project: string }>('load'),
    save: provided<SaveResult, { project: string; base: LoadedNetwork; network: Network }>('save'),
  },
  guards: {
    hasDraft: (_, draft: RecoveredDraft | null) => draft !== null,
    /**
     * A draft whose changes have all reached the service, for instance a page that was left just after a save, needs no
     * question.
     */
    hasUnsavedWork: (_, { loaded, draft }: LoadResult) =>
      draft !== null && hasOwnChanges(mergeNetworks(draft.base.network, draft.network, loaded.network)),
    isUnreadable: (_, { unreadable }: LoadResult) => unreadable !== undefined,
    isDirty: ({ context }) => isDirty(context.history),
    isNewer: ({ context }, { revision }: LoadedNetwork) => revision > context.revision,
    wasSaved: (_, output: SaveResult) => output.kind === 'saved',
    wasConfirmed: (_, output: SaveResult) => output.kind === 'confirmed',
    hasConflicts: ({ context }) => (context.merge?.conflicts.length ?? 0) > 0,
    /** Nothing changes while the person chooses between two versions. */
    isUnlocked: ({ context }) => context.merge === null,
    mayUndo: ({ context }) => context.merge === null && context.history.past.length > 0,
    mayRedo: ({ context }) => context.merge === null && context.history.future.length > 0,
    /** Another step of the history that there is. */
    mayGoTo: ({ context: { merge, history } }, done: number) => merge === null && isOtherStep(history, done),
    isAllowed: ({ context }, operation: Operation) => context.merge === null && operation.blockedBy === null,
  },
  actions: {
    open: assign({
      history: (_, { loaded }: LoadResult) => startHistory(loaded.network),
      revision: (_, { loaded }) => loaded.revision,
      draft: (_, { draft }) => draft,
      unreadableDraft: (_, { unreadable }) => unreadable ?? null,
      error: null,
    }),
    edit: assign({
      history: ({ context: { history } }, { edit, note, select: selection }: Operation) =>
        commit(history, edit(history.present), note, selection),
      error: null,
    }),
    select: assign({
      history: ({ context }, selection: SelectionOrNone) => select(context.history, selection),
    }),
    undo: assign({ history: ({ context }) => undo(context.history) }),
    redo: assign({ history: ({ context }) => redo(context.history) }),
    goTo: assign({ history: ({ context }, done: number) => goToStep(context.history, done) }),
    revert: assign({ history: ({ context }) => revert(context.history), error: null }),
    clearError: assign({ error: null }),
    /** The sent changes are the service's now, with its ids; later edits stay unsaved. */
    adopt: assign({
      history: ({ context: { history } }, output: SaveResult) =>
        output.kind === 'stale' ? history : adoptIds(markSaved(history, output.network), output.assignedIds),
      revision: ({ context }, output: SaveResult) => (output.kind === 'stale' ? context.revision : output.revision),
    }),
    merge: assign(({ context: { history } }, output: SaveResult) => {
      if (output.kind !== 'stale') return {};
      return {
        theirs: output.theirs,
        merge: mergeNetworks(history.loaded, history.present, output.theirs.network),
      };
    }),
    takeNewer: assign(({ context: { history } }, theirs: LoadedNetwork) => ({
      theirs,
      merge: mergeNetworks(history.loaded, history.present, theirs.network),
    })),
    /** The draft has an older base: merges other people's saves since then, or asks. */
    mergeDraft: assign(({ context: { draft, history, revision } }) => {
      if (!draft) return {};
      return {
        theirs: { network: history.loaded, revision },
        merge: mergeNetworks(draft.base.network, draft.network, history.loaded),
      };
    }),
    resolve: assign(({ context: { history, merge, theirs } }, choices: ReadonlyMap<string, Side>) => {
      if (!merge || !theirs) return {};
      const merged = resolveMerge(merge, choices);
      return {
        history: markSaved(withNetwork(history, merged, { kind: 'mergeOthers' }), theirs.network),
        revision: theirs.revision,
        merge: null,
        theirs: null,
        draft: null,
      };
    }),
    clearMerge: assign({ merge: null, theirs: null }),
    clearDraft: assign({ draft: null, unreadableDraft: null }),
    showError: assign({ error: (_, error: unknown) => textOf(error) }),
    announceChange: raise({ type: 'history.changed' }),
    noteDraftStored: assign((_, network: Network) => ({ isDraftInDanger: false, storedDraft: network })),
    noteDraftFailed: assign({ isDraftInDanger: true }),
    /** Writes the difference to this device. */
    storeDraft: () => undefined,
    /** Nothing is unsaved: removes the draft of this device. */
    removeStoredDraft: () => undefined,
    /** The service has a new network: lists elsewhere are loaded again. */
    notifySaved: () => undefined,
  },
});
