import { errorOf } from '../apiErrors';
import { documentSetup } from './documentSetup';
import type { LoadedNetwork } from './documentTypes';

/** While a save is on its way it finds the newer network by itself. */
const NEWER = {
  guard: { type: 'isNewer', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  actions: { type: 'takeNewer', params: ({ event }: { event: { theirs: LoadedNetwork } }) => event.theirs },
  target: '#document.mergingDraft',
} as const;

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
      on: { 'history.changed': 'deciding', 'network.newer': NEWER },
    },
    dirty: {
      description: 'Something is not saved.',
      tags: ['editable', 'dirty'],
      on: {
        'history.changed': 'deciding',
        'network.newer': NEWER,
        save: 'saving',
        revert: { actions: ['revert', 'announceChange'] },
      },
    },
    saving: {
      description: 'The difference is on its way; editing goes on.',
      tags: ['editable', 'busy', 'saving'],
      entry: 'clearError',
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
        onError: { actions: { type: 'showError', params: errorOf }, target: 'deciding' },
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
