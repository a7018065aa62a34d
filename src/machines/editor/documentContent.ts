import { and } from 'xstate';
import { documentSetup } from './documentSetup';

/** Edits, selection and history. It knows nothing of saving: each change is announced once. */
export const documentContent = documentSetup.createStateConfig({
  description: 'The network is edited; every change is stored on this device.',
  on: {
    edit: {
      guard: { type: 'isAllowed', params: ({ event }) => event.operation },
      actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'announceChange'],
    },
    select: { guard: 'isUnlocked', actions: { type: 'select', params: ({ event }) => event.selection } },
    undo: {
      guard: and(['isUnlocked', 'hasPreviousStep']),
      actions: [{ type: 'emitBeside', params: 'back' }, 'undo', 'announceChange'],
    },
    redo: {
      guard: and(['isUnlocked', 'hasNextStep']),
      actions: [{ type: 'emitBeside', params: 'forward' }, 'redo', 'announceChange'],
    },
    'history.goTo': {
      guard: { type: 'mayGoTo', params: ({ event }) => event.done },
      actions: [
        { type: 'emitBeside', params: ({ event }) => event.done },
        { type: 'goTo', params: ({ event }) => event.done },
        'announceChange',
      ],
    },
    'beside.changed': { actions: { type: 'noteBeside', params: ({ event }) => event } },
    'beside.forget': { actions: { type: 'forgetBeside', params: ({ event }) => event.of } },
    'beside.returned': { actions: { type: 'returnBeside', params: ({ event }) => event.applied } },
    'history.changed': { actions: 'storeDraft' },
  },
});
