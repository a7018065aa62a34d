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
    undo: { guard: 'mayUndo', actions: ['undo', 'announceChange'] },
    redo: { guard: 'mayRedo', actions: ['redo', 'announceChange'] },
    'history.goTo': {
      guard: { type: 'mayGoTo', params: ({ event }) => event.done },
      actions: [{ type: 'goTo', params: ({ event }) => event.done }, 'announceChange'],
    },
    'history.changed': { actions: 'storeDraft' },
  },
});
