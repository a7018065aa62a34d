import { assign, emit, raise, setup } from 'xstate';
import { hasAnswered, mayRetry } from '@/contract/retry/retryPolicy';
import { adoptIds } from '@/model/network/adoptIds';
import type { AppliedChange, BesideChange } from '@/model/network/besideChange';
import type { EditNote } from '@/model/network/editNote';
import {
  besideOnTheWay,
  commit,
  commitBeside,
  deleteFloors,
  forgetBeside,
  goToStep,
  type History,
  isDirty,
  isOtherStep,
  markSaved,
  rebase,
  redo,
  returnBeside,
  revert,
  select,
  showFloor,
  startHistory,
  undo,
} from '@/model/network/history';
import { type LostEdits, lostEdits } from '@/model/network/lostEdits';
import { hasOwnChanges, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import { type FloorId, floorId, type Network } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';
import { type DeletedFloors, floorsIn } from '@/model/network/withoutFloors';
import { statusOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { retryWaitMachine } from '../retry/retryWait.machine';
import type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  DocumentTag,
  LoadedNetwork,
  LoadResult,
  RecoveredDraft,
  SaveInput,
  SaveResult,
  TypedInput,
} from './documentTypes';

/** The floors of these networks that the service has no longer. */
function deletedSince({ floors }: LoadedNetwork, ...networks: readonly (Network | null)[]): readonly FloorId[] {
  if (!floors) return [];
  const left = new Set(floors);
  return [...floorsIn(...networks.filter((network) => network !== null))].filter((floor) => !left.has(floor));
}

const deletedFor = (loaded: LoadedNetwork, draft: RecoveredDraft | null): DeletedFloors =>
  new Set(draft ? deletedSince(loaded, draft.base.network, draft.network) : []);

const mergeDraftInto = (loaded: LoadedNetwork, draft: RecoveredDraft) =>
  mergeNetworks(draft.base.network, draft.network, loaded.network, deletedFor(loaded, draft));

/** Whether the draft has edits on floors that were deleted since, which a dialog has to name. */
function hasLost(loaded: LoadedNetwork, draft: RecoveredDraft): boolean {
  const { nodes, edges } = lostEdits(draft.base.network, draft.network, deletedFor(loaded, draft));
  return nodes.length + edges.length > 0;
}

/** The input of a draft beside what was typed since the location was opened. */
const restoredInput = ({ typed: restored = {} }: RecoveredDraft, typed: TypedInput) => ({
  restored,
  typed: { ...restored, ...typed },
});

/** Both losses in one: the person has not seen the first yet. */
const withLost = (before: LostEdits | null, { floors, nodes, edges }: LostEdits): LostEdits | null =>
  floors.length === 0
    ? before
    : {
        floors: [...new Set([...(before?.floors ?? []), ...floors])],
        nodes: [...(before?.nodes ?? []), ...nodes],
        edges: [...(before?.edges ?? []), ...edges],
      };

/** Merges a network of the service into the open one; what of it is on floors that are gone is lost, and named. */
function mergeTheirs({ history, lost }: DocumentContext, theirs: LoadedNetwork, sent: Network | null) {
  const floors = deletedSince(theirs, history.loaded, sent).filter((floor) => !history.deleted.has(floor));
  const left = deleteFloors(history, floors);
  return {
    theirs,
    history: left,
    lost: withLost(lost, lostEdits(history.loaded, history.present, new Set(floors))),
    merge: mergeNetworks(left.loaded, left.present, theirs.network, left.deleted),
  };
}

const withNetwork = (history: History, network: Network, note: EditNote): History =>
  commit(history, network, note, null);

/** Actors, guards and actions of the document machine, for the files that declare its states. */
export const documentSetup = setup({
  types: {
    context: {} as DocumentContext,
    events: {} as DocumentEvent,
    input: {} as DocumentInput,
    emitted: {} as DocumentEmitted,
    tags: {} as DocumentTag,
  },
  actors: {
    load: provided<LoadResult, { project: string }>('load'),
    save: provided<SaveResult, SaveInput>('save'),
    retryWait: retryWaitMachine,
  },
  guards: {
    hasDraft: (_, draft: RecoveredDraft | null) => draft !== null,
    /**
     * A draft whose changes have all reached the service, for instance a page that was left just after a save, needs no
     * question.
     */
    hasUnsavedWork: (_, { loaded, draft }: LoadResult) =>
      draft !== null &&
      (Object.keys(draft.typed ?? {}).length > 0 ||
        hasOwnChanges(mergeDraftInto(loaded, draft)) ||
        hasLost(loaded, draft)),
    isUnreadable: (_, { unreadable }: LoadResult) => unreadable !== undefined,
    isDirty: ({ context }) => isDirty(context.history),
    isNewer: ({ context }, { revision }: LoadedNetwork) => revision > context.revision,
    mayRetry: (_, error: unknown) => mayRetry(error),
    mergesByItself: ({ context }, theirs: LoadedNetwork) =>
      theirs.revision > context.revision && mergeTheirs(context, theirs, null).merge.conflicts.length === 0,
    wasSaved: (_, output: SaveResult) => output.kind === 'saved',
    /** The answer of a repeated save, since which something was edited. */
    wasConfirmed: ({ context: { pendingSave, sent } }, output: SaveResult) =>
      output.kind === 'saved' && pendingSave?.network !== sent,
    hasAnswered: (_, error: unknown) => hasAnswered(error),
    /** The service will not have done an earlier save with the same content either. After 401 that is unknown. */
    isFinal: (_, error: unknown) => hasAnswered(error) && statusOf(error) !== 401,
    hasConflicts: ({ context }) => (context.merge?.conflicts.length ?? 0) > 0,
    /** Nothing changes while the person chooses between two versions. */
    isUnlocked: ({ context }) => context.merge === null,
    hasPreviousStep: ({ context }) => context.history.past.length > 0,
    hasNextStep: ({ context }) => context.history.future.length > 0,
    /** Another step of the history that there is. */
    mayGoTo: ({ context: { merge, history } }, done: number) => merge === null && isOtherStep(history, done),
    isAllowed: ({ context }, operation: Operation) => context.merge === null && operation.blockedBy === null,
  },
  actions: {
    open: assign({
      history: ({ context }, { loaded, draft }: LoadResult) =>
        deleteFloors(startHistory(loaded.network, context.history.floor), deletedFor(loaded, draft)),
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
    /** Deselects everything that is not on the floor in view: no command reaches it. */
    showFloor: assign({
      history: ({ context }, floor: string | null) =>
        showFloor(context.history, floor === null ? null : floorId(floor)),
    }),
    undo: assign({ history: ({ context }) => undo(context.history) }),
    redo: assign({ history: ({ context }) => redo(context.history) }),
    goTo: assign({ history: ({ context }, done: number) => goToStep(context.history, done) }),
    /** Before the history moves: those who keep what is beside the network undo and redo it there. */
    emitBeside: emit(
      ({ context: { history } }, to: 'back' | 'forward' | number): DocumentEmitted => ({
        type: 'beside.applied',
        applied: besideOnTheWay(history, typeof to === 'number' ? to : history.past.length + (to === 'back' ? -1 : 1)),
      }),
    ),
    noteBeside: assign({
      history: ({ context }, { changes, note }: { changes: readonly BesideChange[]; note: EditNote }) =>
        commitBeside(context.history, changes, note),
    }),
    forgetBeside: assign({ history: ({ context }, of: string) => forgetBeside(context.history, of) }),
    returnBeside: assign({
      history: ({ context }, applied: readonly AppliedChange[]) => returnBeside(context.history, applied),
    }),
    revert: assign({
      history: ({ context }, beside: readonly BesideChange[] | undefined) => revert(context.history, beside),
      error: null,
    }),
    clearError: assign({ error: null }),
    /** The sent changes are the service's now, with its ids; later edits stay unsaved. */
    adopt: assign({
      history: ({ context: { history } }, output: SaveResult) =>
        output.kind === 'stale' ? history : adoptIds(markSaved(history, output.network), output.assignedIds),
      revision: ({ context }, output: SaveResult) => (output.kind === 'stale' ? context.revision : output.revision),
      failures: 0,
      pendingSave: null,
    }),
    merge: assign(({ context }, output: SaveResult) =>
      output.kind === 'stale'
        ? { ...mergeTheirs(context, output.theirs, context.sent), failures: 0, pendingSave: null }
        : {},
    ),
    takeNewer: assign(({ context }, theirs: LoadedNetwork) => mergeTheirs(context, theirs, null)),
    /** The draft has an older base: merges other people's saves since then, or asks. */
    mergeDraft: assign(({ context: { draft, history, revision, lost, typed } }) => {
      if (!draft) return {};
      const { base, network } = draft;
      return {
        theirs: { network: history.loaded, revision },
        ...restoredInput(draft, typed),
        lost: withLost(lost, lostEdits(base.network, network, history.deleted)),
        merge: mergeNetworks(base.network, network, history.loaded, history.deleted),
      };
    }),
    /** A choice, and a restored draft, are a step that can be undone; what merges by itself is none. */
    resolve: assign(({ context: { history, merge, theirs, draft } }, choices: ReadonlyMap<string, Side>) => {
      if (!merge || !theirs) return {};
      const merged = resolveMerge(merge, choices);
      return {
        history:
          choices.size === 0 && draft === null
            ? rebase(history, merged, theirs.network)
            : markSaved(withNetwork(history, merged, { kind: 'mergeOthers' }), theirs.network),
        revision: theirs.revision,
        merge: null,
        theirs: null,
        draft: null,
      };
    }),
    deleteFloors: assign(({ context: { history, lost, merge } }, floors: readonly FloorId[]) => {
      const deleted = new Set(floors.filter((floor) => !history.deleted.has(floor)));
      const left = deleteFloors(history, deleted);
      return {
        history: left,
        merge: merge && mergeNetworks(merge.base, merge.mine, merge.theirs, left.deleted),
        lost: withLost(lost, lostEdits(history.loaded, history.present, deleted)),
      };
    }),
    clearLost: assign({ lost: null }),
    setTyped: assign({ typed: (_, typed: TypedInput) => typed }),
    noteSent: assign({ sent: ({ context }) => context.history.present }),
    setPendingSave: assign({
      pendingSave: ({ context: { history, revision } }) => ({
        base: { network: history.loaded, revision },
        network: history.present,
      }),
    }),
    clearPendingSave: assign({ pendingSave: null }),
    clearMerge: assign({ merge: null, theirs: null }),
    clearDraft: assign({ draft: null, unreadableDraft: null }),
    /** Counts the failures in a row, for the wait before the next attempt. */
    noteFailure: assign({
      failures: ({ context }) => context.failures + 1,
      hasAnswer: (_, error: unknown) => hasAnswered(error),
    }),
    clearFailures: assign({ failures: 0 }),
    showError: assign({ error: (_, error: unknown) => textOf(error) }),
    announceChange: raise({ type: 'history.changed' }),
    noteDraftStored: assign((_, network: Network) => ({ isDraftInDanger: false, storedDraft: network })),
    noteDraftFailed: assign({ isDraftInDanger: true }),
    /** Writes the difference to this device. */
    storeDraft: () => undefined,
    /** The same at once, with the save that is pending: if the tab is lost before the answer, the next one repeats it. */
    storeDraftNow: () => undefined,
    /** Nothing is unsaved: removes the draft of this device. */
    removeStoredDraft: () => undefined,
    /** The service has a new network: lists elsewhere are loaded again. */
    notifySaved: () => undefined,
  },
});
