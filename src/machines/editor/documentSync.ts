import { and } from 'xstate';
import { errorOf } from '../apiErrors';
import { documentSetup } from './documentSetup';
import type { DocumentContext, LoadedNetwork } from './documentTypes';

/** While a save is on its way it finds the newer network by itself. */
const NEWER = {
  guard: { type: 'isNewer', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  actions: { type: 'takeNewer', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  target: '#document.mergingDraft',
} as const;

/** A colleague's network interrupts nobody: where it collides with unsaved edits, the next save asks. */
const SHARED = {
  guard: { type: 'mergesByItself', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  actions: { type: 'takeNewer', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  target: '#document.mergingDraft',
} as const;

/** The pending save; where nothing else is unsaved, no draft is left after it. */
const saveInput = ({ context: { project, pendingSave, history, typed } }: { context: DocumentContext }) => {
  if (pendingSave === null) throw new Error('No save is pending.');
  return {
    project,
    ...pendingSave,
    isWhole: pendingSave.network === history.present && Object.keys(typed).length === 0,
  };
};

const FAILED = [
  { type: 'showError', params: errorOf },
  { type: 'noteFailure', params: errorOf },
] as const;
const REJECTED = [{ type: 'showError', params: errorOf }, 'clearFailures'] as const;

/** Saves the network without overwriting another person's save. */
export const documentSync = documentSetup.createStateConfig({
  description: 'Whether the service has everything, and how it gets the rest.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Dirty means different, not touched.',
      always: [{ guard: 'isDirty', target: 'dirty' }, { target: 'clean' }],
    },
    clean: {
      description: 'The service has everything.',
      tags: 'editable',
      entry: 'removeStoredDraft',
      on: { 'history.changed': 'deciding', 'network.newer': NEWER, 'network.shared': SHARED },
    },
    dirty: {
      description: 'Something is not saved.',
      tags: ['editable', 'dirty'],
      on: {
        'history.changed': 'deciding',
        'network.newer': NEWER,
        'network.shared': SHARED,
        save: 'saving',
        revert: { actions: [{ type: 'revert', params: ({ event }) => event.beside }, 'announceChange'] },
      },
    },
    saving: {
      description: 'The difference is on its way; editing goes on.',
      tags: ['editable', 'busy', 'saving'],
      entry: ['clearError', 'noteSent', 'setPendingSave', 'storeDraftNow'],
      invoke: {
        id: 'save',
        src: 'save',
        input: saveInput,
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'notifySaved'],
            target: 'settling',
          },
          { actions: { type: 'merge', params: ({ event }) => event.output }, target: 'merging' },
        ],
        onError: [
          {
            guard: and([
              { type: 'hasAnswered', params: errorOf },
              { type: 'mayRetry', params: errorOf },
            ]),
            actions: [...FAILED, 'clearPendingSave', 'storeDraftNow'],
            target: 'retrying',
          },
          {
            guard: { type: 'hasAnswered', params: errorOf },
            actions: [...REJECTED, 'clearPendingSave', 'storeDraftNow'],
            target: 'deciding',
          },
          { guard: { type: 'mayRetry', params: errorOf }, actions: FAILED, target: 'unanswered.waiting' },
          { actions: REJECTED, target: 'unanswered.stopped' },
        ],
      },
    },
    retrying: {
      description: 'The service could not do the save now: the difference is sent again by itself; editing goes on.',
      tags: ['editable', 'dirty', 'retrying'],
      invoke: {
        id: 'retryWait',
        src: 'retryWait',
        input: ({ context }) => ({ failures: context.failures }),
        onDone: 'saving',
      },
      on: {
        save: 'saving',
        revert: { actions: [{ type: 'revert', params: ({ event }) => event.beside }, 'announceChange'] },
      },
    },
    unanswered: {
      description:
        'The answer to a save was lost: the service may have done it. Nothing else is sent before that is known.',
      tags: ['editable', 'dirty'],
      initial: 'waiting',
      on: {
        save: 'repeating',
        revert: { actions: [{ type: 'revert', params: ({ event }) => event.beside }, 'announceChange'] },
      },
      states: {
        waiting: {
          description: 'The save is repeated by itself; editing goes on.',
          tags: 'retrying',
          invoke: {
            id: 'retryWait',
            src: 'retryWait',
            input: ({ context }) => ({ failures: context.failures }),
            onDone: '#document.open.sync.repeating',
          },
        },
        stopped: {
          description: 'It cannot be repeated now, after the session has ended for instance: Save repeats it.',
        },
      },
    },
    repeating: {
      description:
        'The save whose answer was lost is sent again as it was, so that it takes effect once; editing goes on.',
      tags: ['editable', 'busy', 'saving'],
      entry: ['clearError', 'noteSent', 'storeDraftNow'],
      invoke: {
        id: 'save',
        src: 'save',
        input: saveInput,
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            actions: { type: 'adopt', params: ({ event }) => event.output },
            target: 'savingAgain',
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'notifySaved'],
            target: 'settling',
          },
          { actions: { type: 'merge', params: ({ event }) => event.output }, target: 'merging' },
        ],
        onError: [
          { guard: { type: 'mayRetry', params: errorOf }, actions: FAILED, target: 'unanswered.waiting' },
          {
            guard: { type: 'isFinal', params: errorOf },
            actions: [...REJECTED, 'clearPendingSave', 'storeDraftNow'],
            target: 'deciding',
          },
          { actions: REJECTED, target: 'unanswered.stopped' },
        ],
      },
    },
    merging: {
      description: 'Somebody else was faster; what does not collide is merged and saved at once.',
      always: [
        { guard: 'hasConflicts', target: 'conflict' },
        { actions: { type: 'resolve', params: () => new Map() }, target: 'savingAgain' },
      ],
    },
    savingAgain: {
      description: 'The draft of the new difference is stored, then it is sent.',
      entry: 'announceChange',
      on: { 'history.changed': 'saving' },
    },
    settling: {
      description: 'The draft of what is left is stored.',
      entry: 'announceChange',
      on: { 'history.changed': 'deciding' },
    },
    conflict: {
      description: 'The same thing was changed in two ways: the person chooses, nothing is overwritten silently.',
      tags: ['conflict', 'dirty'],
      on: {
        // The question may be settled by it.
        'floors.deleted': {
          actions: [{ type: 'deleteFloors', params: ({ event }) => event.floors }, 'announceChange'],
          target: '#document.mergingDraft',
        },
        'conflict.resolve': {
          actions: { type: 'resolve', params: ({ event }) => event.choices },
          target: 'settling',
        },
        'conflict.later': [
          // A draft exists on this device alone until it is merged: going on without it would lose it.
          {
            guard: { type: 'hasDraft', params: ({ context }) => context.draft },
            actions: 'clearMerge',
            target: '#document.offeringDraft',
          },
          { actions: 'clearMerge', target: 'deciding' },
        ],
      },
    },
  },
});
