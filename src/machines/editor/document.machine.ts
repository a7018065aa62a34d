import { startHistory } from '@/model/network/history';
import { EMPTY_NETWORK } from '@/model/network/network';
import { errorOf } from '../apiErrors';
import { documentContent } from './documentContent';
import { documentSetup } from './documentSetup';
import { documentSync } from './documentSync';

/**
 * The edited network: its history, its unsaved changes, and saving that never overwrites another person's save. One
 * gesture is one step; every step is stored on this device until the service has it.
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  description: 'The network being edited, from loading to saving.',
  context: ({ input }) => ({
    project: input.project,
    history: startHistory(EMPTY_NETWORK),
    revision: 0,
    draft: null,
    unreadableDraft: null,
    theirs: null,
    merge: null,
    error: null,
    failures: 0,
    hasAnswer: false,
    isDraftInDanger: false,
    storedDraft: null,
    lost: null,
    typed: {},
    restored: null,
    sent: null,
    pendingSave: null,
  }),
  initial: 'waiting',
  on: {
    'floor.show': { actions: { type: 'showFloor', params: ({ event }) => event.floor } },
    'floors.deleted': {
      actions: [{ type: 'deleteFloors', params: ({ event }) => event.floors }, 'announceChange'],
    },
    'typed.set': { actions: [{ type: 'setTyped', params: ({ event }) => event.typed }, 'announceChange'] },
    'lost.seen': { actions: 'clearLost' },
    'draft.stored': { actions: { type: 'noteDraftStored', params: ({ event }) => event.network } },
    'draft.failed': { actions: 'noteDraftFailed' },
  },
  states: {
    waiting: {
      description: 'The floor plan is shown first, before anything is edited.',
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
          { actions: [{ type: 'open', params: ({ event }) => event.output }, 'clearDraft'], target: 'open' },
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
        'draft.restore': { actions: 'mergeDraft', target: 'mergingDraft' },
        'draft.discard': { actions: ['clearDraft', 'removeStoredDraft'], target: 'open' },
      },
    },
    reportingDraft: {
      description: 'This device has work that this release cannot open: it stays stored until the person discards it.',
      on: { 'draft.discard': { actions: ['clearDraft', 'removeStoredDraft'], target: 'open' } },
    },
    mergingDraft: {
      description: 'Changes that do not collide, with a draft or with a newer network, are merged without asking.',
      always: [
        { guard: 'hasConflicts', target: 'open.sync.conflict' },
        { actions: { type: 'resolve', params: () => new Map() }, target: 'open.sync.settling' },
      ],
    },
    open: {
      description: 'The network is there: it is edited and saved at the same time.',
      type: 'parallel',
      states: { content: documentContent, sync: documentSync },
    },
  },
});

export type DocumentMachine = typeof documentMachine;
