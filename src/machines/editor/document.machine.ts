import { assign, fromPromise, setup } from 'xstate';
import { type AssignedIds, adoptIds } from '@/model/network/adoptIds';
import {
  commit,
  type History,
  isDirty,
  markSaved,
  redo,
  revert,
  select,
  startHistory,
  undo,
} from '@/model/network/history';
import { hasOwnChanges, type Merge, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import { EMPTY_NETWORK, type Network } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';

/** The network as the service has it. */
export interface LoadedNetwork {
  readonly network: Network;
  readonly revision: number;
}

/** Unsaved work that this browser kept, with what it was based on. */
export interface RecoveredDraft {
  readonly base: LoadedNetwork;
  readonly network: Network;
  readonly savedAt: number;
}

/** A draft of this browser that this release cannot open. It stays stored until the person discards it. */
export interface UnreadableDraft {
  readonly reason: 'newer-version' | 'damaged';
  /** The field or the version that cannot be read. */
  readonly detail: string;
  /** The draft as it is stored, for the download. */
  readonly stored: unknown;
}

export interface LoadResult {
  readonly loaded: LoadedNetwork;
  readonly draft: RecoveredDraft | null;
  readonly unreadable?: UnreadableDraft;
}

export interface DocumentInput {
  readonly project: string;
}

export type SaveResult =
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly assignedIds: AssignedIds;
      /** What the service has now; older than what was asked for when an earlier save had lost its answer. */
      readonly network: Network;
    }
  /** Somebody else has saved since: what the service has now. */
  | { readonly kind: 'stale'; readonly theirs: LoadedNetwork };

interface Context {
  readonly project: string;
  readonly history: History;
  readonly revision: number;
  readonly draft: RecoveredDraft | null;
  readonly unreadableDraft: UnreadableDraft | null;
  /** What a running save has sent. */
  readonly sent: Network | null;
  readonly theirs: LoadedNetwork | null;
  readonly merge: Merge | null;
  readonly error: string | null;
  /** A draft could not be kept on this device: the person is told at once, with a way to download it. */
  readonly isDraftInDanger: boolean;
}

export type DocumentEvent =
  | { readonly type: 'load' }
  | { readonly type: 'edit'; readonly operation: Operation }
  | { readonly type: 'select'; readonly selection: SelectionOrNone }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'revert' }
  | { readonly type: 'save' }
  | { readonly type: 'retry' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'draft.stored' }
  | { readonly type: 'draft.failed' }
  | { readonly type: 'conflict.resolve'; readonly choices: ReadonlyMap<string, Side> }
  | { readonly type: 'conflict.later' };

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const withNetwork = (history: History, network: Network, note: string): History => commit(history, network, note, null);

/**
 * The plan that is being edited: its history, what is unsaved, and how that comes to the service without overwriting what
 * somebody else has done. One gesture is one step; every step is kept on this device until the service has it.
 */
export const documentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DocumentEvent,
    input: {} as DocumentInput,
    tags: {} as 'editable' | 'busy' | 'reading',
  },
  actors: {
    load: fromPromise<LoadResult, { project: string }>(async () => {
      throw new Error('src/app provides load.');
    }),
    save: fromPromise<SaveResult, { project: string; base: LoadedNetwork; network: Network }>(async () => {
      throw new Error('src/app provides save.');
    }),
  },
  guards: {
    hasDraft: (_, draft: RecoveredDraft | null) => draft !== null,
    /** A draft whose work has reached the service, as when a page was left just after a save, is not worth a question. */
    hasUnsavedWork: (_, { loaded, draft }: LoadResult) =>
      draft !== null && hasOwnChanges(mergeNetworks(draft.base.network, draft.network, loaded.network)),
    isUnreadable: (_, { unreadable }: LoadResult) => unreadable !== undefined,
    isDirty: ({ context }) => isDirty(context.history),
    wasSaved: (_, output: SaveResult) => output.kind === 'saved',
    wasSavedInPart: ({ context }, output: SaveResult) => output.kind === 'saved' && output.network !== context.sent,
    hasConflicts: ({ context }) => (context.merge?.conflicts.length ?? 0) > 0,
    mayUndo: ({ context }) => context.history.past.length > 0,
    mayRedo: ({ context }) => context.history.future.length > 0,
    isAllowed: (_, operation: Operation) => operation.blockedBy === null,
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
    revert: assign({ history: ({ context }) => revert(context.history, 'Reverted'), error: null }),
    noteSent: assign({ sent: ({ context }) => context.history.present, error: null }),
    /** What was sent is the service's now, in its numbers; what was edited meanwhile stays unsaved. */
    adopt: assign({
      history: ({ context: { history } }, output: SaveResult) =>
        output.kind === 'saved' ? adoptIds(markSaved(history, output.network), output.assignedIds) : history,
      revision: ({ context }, output: SaveResult) => (output.kind === 'saved' ? output.revision : context.revision),
      sent: null,
    }),
    merge: assign(({ context: { history } }, output: SaveResult) => {
      if (output.kind !== 'stale') return {};
      return {
        theirs: output.theirs,
        merge: mergeNetworks(history.loaded, history.present, output.theirs.network),
        sent: null,
      };
    }),
    /** The draft was based on an older state: what others saved since is merged in, or asked about. */
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
        history: markSaved(withNetwork(history, merged, 'Merged with changes of others'), theirs.network),
        revision: theirs.revision,
        merge: null,
        theirs: null,
        draft: null,
      };
    }),
    clearMerge: assign({ merge: null, theirs: null }),
    clearDraft: assign({ draft: null, unreadableDraft: null }),
    showError: assign({ error: (_, error: unknown) => textOf(error), sent: null }),
    noteDraftStored: assign({ isDraftInDanger: false }),
    noteDraftFailed: assign({ isDraftInDanger: true }),
    /** Writes the difference to this device. */
    storeDraft: () => undefined,
    /** Nothing is unsaved any more: the draft on this device is removed. */
    removeStoredDraft: () => undefined,
    /** The service has it: lists elsewhere are read again. */
    notifySaved: () => undefined,
  },
}).createMachine({
  id: 'document',
  description: 'The plan being edited, from loading to saving.',
  context: ({ input }) => ({
    project: input.project,
    history: startHistory(EMPTY_NETWORK),
    revision: 0,
    draft: null,
    unreadableDraft: null,
    sent: null,
    theirs: null,
    merge: null,
    error: null,
    isDraftInDanger: false,
  }),
  initial: 'waiting',
  on: {
    'draft.stored': { actions: 'noteDraftStored' },
    'draft.failed': { actions: 'noteDraftFailed' },
  },
  states: {
    waiting: {
      description: 'The plan of the floor comes first: it is looked at before anything is edited.',
      tags: ['busy', 'reading'],
      on: { load: 'loading' },
    },
    loading: {
      description: 'The network is read, and whether this device has unsaved work.',
      tags: ['busy', 'reading'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ project: context.project }),
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            actions: { type: 'open', params: ({ event }) => event.output },
            target: 'reportingDraft',
          },
          {
            guard: { type: 'hasUnsavedWork', params: ({ event }) => event.output },
            actions: { type: 'open', params: ({ event }) => event.output },
            target: 'offeringDraft',
          },
          { actions: [{ type: 'open', params: ({ event }) => event.output }, 'clearDraft'], target: 'editing' },
        ],
        onError: { actions: { type: 'showError', params: errorOf }, target: 'failed' },
      },
    },
    failed: {
      description: 'The network could not be read.',
      on: { retry: 'loading' },
    },
    offeringDraft: {
      description: 'This device has work that was not saved: it is offered.',
      on: {
        'draft.restore': { actions: 'mergeDraft', target: 'merging' },
        'draft.discard': { actions: ['clearDraft', 'removeStoredDraft'], target: 'editing' },
      },
    },
    reportingDraft: {
      description: 'This device has work that this release cannot open: it stays stored until the person discards it.',
      on: { 'draft.discard': { actions: ['clearDraft', 'removeStoredDraft'], target: 'editing' } },
    },
    merging: {
      description: 'What does not collide is merged without asking.',
      always: [
        { guard: 'hasConflicts', target: 'conflict' },
        { actions: [{ type: 'resolve', params: () => new Map() }, 'storeDraft'], target: 'editing' },
      ],
    },
    editing: {
      description: 'The plan is edited.',
      tags: 'editable',
      initial: 'deciding',
      on: {
        edit: {
          guard: { type: 'isAllowed', params: ({ event }) => event.operation },
          actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'storeDraft'],
          target: '.deciding',
        },
        select: { actions: { type: 'select', params: ({ event }) => event.selection } },
        undo: { guard: 'mayUndo', actions: ['undo', 'storeDraft'], target: '.deciding' },
        redo: { guard: 'mayRedo', actions: ['redo', 'storeDraft'], target: '.deciding' },
      },
      states: {
        deciding: {
          description: 'Dirty means different, not touched.',
          always: [{ guard: 'isDirty', target: 'dirty' }, { target: 'clean' }],
        },
        clean: { description: 'The service has everything.', entry: 'removeStoredDraft' },
        dirty: {
          description: 'Something is not saved.',
          on: {
            save: { actions: 'noteSent', target: '#document.saving' },
            revert: { actions: 'revert', target: 'deciding' },
          },
        },
      },
    },
    saving: {
      description: 'The difference is on its way; editing goes on.',
      tags: ['editable', 'busy'],
      on: {
        edit: {
          guard: { type: 'isAllowed', params: ({ event }) => event.operation },
          actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'storeDraft'],
        },
        select: { actions: { type: 'select', params: ({ event }) => event.selection } },
        undo: { guard: 'mayUndo', actions: ['undo', 'storeDraft'] },
        redo: { guard: 'mayRedo', actions: ['redo', 'storeDraft'] },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          project: context.project,
          base: { network: context.history.loaded, revision: context.revision },
          network: context.history.present,
        }),
        onDone: [
          {
            guard: { type: 'wasSavedInPart', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'storeDraft', 'noteSent'],
            target: 'saving',
            reenter: true,
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'notifySaved', 'storeDraft'],
            target: 'editing',
          },
          { actions: { type: 'merge', params: ({ event }) => event.output }, target: 'mergingBeforeSave' },
        ],
        onError: { actions: { type: 'showError', params: errorOf }, target: 'editing' },
      },
    },
    mergingBeforeSave: {
      description: 'Somebody else was faster; what does not collide is merged and saved at once.',
      always: [
        { guard: 'hasConflicts', target: 'conflict' },
        { actions: [{ type: 'resolve', params: () => new Map() }, 'storeDraft', 'noteSent'], target: 'saving' },
      ],
    },
    conflict: {
      description: 'The same thing was changed in two ways: the person chooses, nothing is overwritten silently.',
      on: {
        'conflict.resolve': {
          actions: [{ type: 'resolve', params: ({ event }) => event.choices }, 'storeDraft'],
          target: 'editing',
        },
        'conflict.later': [
          // A draft lives on this device alone until it is merged: going on without it would throw it away.
          {
            guard: { type: 'hasDraft', params: ({ context }) => context.draft },
            actions: 'clearMerge',
            target: 'offeringDraft',
          },
          { actions: 'clearMerge', target: 'editing' },
        ],
      },
    },
  },
});

export type DocumentMachine = typeof documentMachine;
