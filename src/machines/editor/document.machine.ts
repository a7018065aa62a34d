import { assign, fromPromise, setup } from 'xstate';
import { adoptIds, type GivenIds } from '@/model/plan/adoptIds';
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
} from '@/model/plan/history';
import { addsSomething, type Merge, mergePlans, resolveMerge, type Side } from '@/model/plan/merge';
import type { Operation } from '@/model/plan/operations/operation';
import { EMPTY_PLAN, type Plan } from '@/model/plan/plan';
import type { SelectionOrNone } from '@/model/plan/selection';

/** The network as the service has it. */
export interface LoadedPlan {
  readonly plan: Plan;
  readonly revision: number;
}

/** Unsaved work that this browser kept, with what it was based on. */
export interface KeptDraft {
  readonly base: LoadedPlan;
  readonly plan: Plan;
  readonly savedAt: number;
}

export interface DocumentInput {
  readonly project: string;
}

export type SaveOutput =
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly given: GivenIds;
      /** What the service has now; older than what was asked for when an earlier save had lost its answer. */
      readonly plan: Plan;
    }
  /** Somebody else has saved since: what the service has now. */
  | { readonly kind: 'stale'; readonly theirs: LoadedPlan };

interface Context {
  readonly project: string;
  readonly history: History;
  readonly revision: number;
  readonly draft: KeptDraft | null;
  /** What a running save has sent. */
  readonly sent: Plan | null;
  readonly theirs: LoadedPlan | null;
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
  | { readonly type: 'draft.kept' }
  | { readonly type: 'draft.failed' }
  | { readonly type: 'conflict.resolve'; readonly choices: ReadonlyMap<string, Side> }
  | { readonly type: 'conflict.later' };

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const withPlan = (history: History, plan: Plan, note: string): History => commit(history, plan, note, null);

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
    load: fromPromise<{ loaded: LoadedPlan; draft: KeptDraft | null }, { project: string }>(async () => {
      throw new Error('src/app provides load.');
    }),
    save: fromPromise<SaveOutput, { project: string; base: LoadedPlan; plan: Plan }>(async () => {
      throw new Error('src/app provides save.');
    }),
  },
  guards: {
    hasDraft: (_, draft: KeptDraft | null) => draft !== null,
    /** A draft whose work has reached the service, as when a page was left just after a save, is not worth a question. */
    hasUnsavedWork: (_, { loaded, draft }: { loaded: LoadedPlan; draft: KeptDraft | null }) =>
      draft !== null && addsSomething(mergePlans(draft.base.plan, draft.plan, loaded.plan)),
    isDirty: ({ context }) => isDirty(context.history),
    wasSaved: (_, output: SaveOutput) => output.kind === 'saved',
    wasSavedInPart: ({ context }, output: SaveOutput) => output.kind === 'saved' && output.plan !== context.sent,
    hasConflicts: ({ context }) => (context.merge?.conflicts.length ?? 0) > 0,
    mayUndo: ({ context }) => context.history.past.length > 0,
    mayRedo: ({ context }) => context.history.future.length > 0,
    isAllowed: (_, operation: Operation) => operation.blockedBy === null,
  },
  actions: {
    open: assign({
      history: (_, { loaded }: { loaded: LoadedPlan; draft: KeptDraft | null }) => startHistory(loaded.plan),
      revision: (_, { loaded }) => loaded.revision,
      draft: (_, { draft }) => draft,
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
      history: ({ context: { history } }, output: SaveOutput) =>
        output.kind === 'saved' ? adoptIds(markSaved(history, output.plan), output.given) : history,
      revision: ({ context }, output: SaveOutput) => (output.kind === 'saved' ? output.revision : context.revision),
      sent: null,
    }),
    merge: assign(({ context: { history } }, output: SaveOutput) => {
      if (output.kind !== 'stale') return {};
      return {
        theirs: output.theirs,
        merge: mergePlans(history.loaded, history.present, output.theirs.plan),
        sent: null,
      };
    }),
    /** The draft was based on an older state: what others saved since is merged in, or asked about. */
    mergeDraft: assign(({ context: { draft, history, revision } }) => {
      if (!draft) return {};
      return {
        theirs: { plan: history.loaded, revision },
        merge: mergePlans(draft.base.plan, draft.plan, history.loaded),
      };
    }),
    resolve: assign(({ context: { history, merge, theirs } }, choices: ReadonlyMap<string, Side>) => {
      if (!merge || !theirs) return {};
      const merged = resolveMerge(merge, choices);
      return {
        history: markSaved(withPlan(history, merged, 'Merged with changes of others'), theirs.plan),
        revision: theirs.revision,
        merge: null,
        theirs: null,
        draft: null,
      };
    }),
    dropMerge: assign({ merge: null, theirs: null }),
    dropDraft: assign({ draft: null }),
    showError: assign({ error: (_, error: unknown) => textOf(error), sent: null }),
    noteDraftKept: assign({ isDraftInDanger: false }),
    noteDraftFailed: assign({ isDraftInDanger: true }),
    /** Writes the difference to this device. */
    keepDraft: () => undefined,
    /** Nothing is unsaved any more: the draft on this device is removed. */
    forgetDraft: () => undefined,
    /** The service has it: lists elsewhere are read again. */
    tellSaved: () => undefined,
  },
}).createMachine({
  id: 'document',
  description: 'The plan being edited, from loading to saving.',
  context: ({ input }) => ({
    project: input.project,
    history: startHistory(EMPTY_PLAN),
    revision: 0,
    draft: null,
    sent: null,
    theirs: null,
    merge: null,
    error: null,
    isDraftInDanger: false,
  }),
  initial: 'waiting',
  on: {
    'draft.kept': { actions: 'noteDraftKept' },
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
            guard: { type: 'hasUnsavedWork', params: ({ event }) => event.output },
            actions: { type: 'open', params: ({ event }) => event.output },
            target: 'offeringDraft',
          },
          { actions: [{ type: 'open', params: ({ event }) => event.output }, 'dropDraft'], target: 'editing' },
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
        'draft.discard': { actions: ['dropDraft', 'forgetDraft'], target: 'editing' },
      },
    },
    merging: {
      description: 'What does not collide is merged without asking.',
      always: [
        { guard: 'hasConflicts', target: 'conflict' },
        { actions: [{ type: 'resolve', params: () => new Map() }, 'keepDraft'], target: 'editing' },
      ],
    },
    editing: {
      description: 'The plan is edited.',
      tags: 'editable',
      initial: 'deciding',
      on: {
        edit: {
          guard: { type: 'isAllowed', params: ({ event }) => event.operation },
          actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'keepDraft'],
          target: '.deciding',
        },
        select: { actions: { type: 'select', params: ({ event }) => event.selection } },
        undo: { guard: 'mayUndo', actions: ['undo', 'keepDraft'], target: '.deciding' },
        redo: { guard: 'mayRedo', actions: ['redo', 'keepDraft'], target: '.deciding' },
      },
      states: {
        deciding: {
          description: 'Dirty means different, not touched.',
          always: [{ guard: 'isDirty', target: 'dirty' }, { target: 'clean' }],
        },
        clean: { description: 'The service has everything.', entry: 'forgetDraft' },
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
          actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'keepDraft'],
        },
        select: { actions: { type: 'select', params: ({ event }) => event.selection } },
        undo: { guard: 'mayUndo', actions: ['undo', 'keepDraft'] },
        redo: { guard: 'mayRedo', actions: ['redo', 'keepDraft'] },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          project: context.project,
          base: { plan: context.history.loaded, revision: context.revision },
          plan: context.history.present,
        }),
        onDone: [
          {
            guard: { type: 'wasSavedInPart', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'keepDraft', 'noteSent'],
            target: 'saving',
            reenter: true,
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'tellSaved', 'keepDraft'],
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
        { actions: [{ type: 'resolve', params: () => new Map() }, 'keepDraft', 'noteSent'], target: 'saving' },
      ],
    },
    conflict: {
      description: 'The same thing was changed in two ways: the person chooses, nothing is overwritten silently.',
      on: {
        'conflict.resolve': {
          actions: [{ type: 'resolve', params: ({ event }) => event.choices }, 'keepDraft'],
          target: 'editing',
        },
        'conflict.later': [
          // A draft lives on this device alone until it is merged: going on without it would throw it away.
          {
            guard: { type: 'hasDraft', params: ({ context }) => context.draft },
            actions: 'dropMerge',
            target: 'offeringDraft',
          },
          { actions: 'dropMerge', target: 'editing' },
        ],
      },
    },
  },
});

export type DocumentLogic = typeof documentMachine;
