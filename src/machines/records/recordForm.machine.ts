import { and } from 'xstate';
import { mergeForm } from '@/model/records/mergeForm';
import { errorOf } from '../apiErrors';
import { eventOfType } from '../eventOfType';
import { known } from '../known';
import { NO_RESULT } from './formResult';
import { NOTHING_MEANWHILE } from './meanwhile';
import { recordFormSetup } from './recordFormSetup';
import type { SavedRecord } from './recordFormTypes';

const savedOf = ({ event }: { event: { output: SavedRecord } }): SavedRecord => event.output;

const save = <Target extends string>(target: Target) =>
  [{ guard: 'isValid', actions: 'clearErrors', target }, { actions: ['showInvalid', 'notifyInvalid'] }] as const;
const close = [{ guard: 'isDirty', target: 'leaving' }, { target: 'closed' }] as const;
const saveFailed = [
  { type: 'showFieldErrors', params: errorOf },
  { type: 'notifySaveError', params: errorOf },
] as const;
const cancelDeletion = [{ guard: 'isDeletion', target: 'closed' }, { target: 'edit' }] as const;

/** The form of any kind of record: create, edit, delete, conflicts and leaving. Failures keep the input. */
export const recordFormMachine = recordFormSetup.createMachine({
  id: 'recordForm',
  description: 'The form of a record, from opening to closing, and the deletion of a record from its list.',
  context: ({ input }) => ({
    merge: (base, mine, theirs, sides) => mergeForm(base, mine, theirs, {}, sides),
    ...input,
    values: input.typed ?? input.record?.values ?? input.blank,
    initial: input.record?.values ?? input.blank,
    errors: {},
    theirs: null,
    by: null,
    meanwhile: NOTHING_MEANWHILE,
    isGone: false,
    confirmed: 0,
    result: NO_RESULT,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides between a new record, an existing one, a deleted one and a deletion.',
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isNew', target: 'create' },
        { guard: 'isDeletion', target: 'askingToDelete' },
        { target: 'edit' },
      ],
    },
    create: {
      description: 'A new record is filled in; the button reads Create.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'setValue', params: ({ event }) => event } },
        save: save('creating'),
        close,
      },
    },
    edit: {
      description: 'An existing record is edited; the button reads Save.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'setValue', params: ({ event }) => event } },
        save: save('updating'),
        delete: { guard: 'isDeletable', target: 'askingToDelete' },
        gone: { actions: 'setGone', target: 'gone' },
        close,
      },
    },
    creating: {
      description: 'The service creates the record; the button reads Saving.',
      tags: 'saving',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ values: context.values }),
        onDone: { actions: [{ type: 'setCreated', params: savedOf }, 'emitSaved', 'notifyResult'], target: 'closed' },
        onError: { actions: saveFailed, target: 'create' },
      },
    },
    updating: {
      description: 'The service saves the record; the button reads Saving.',
      tags: 'saving',
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => ({
          id: known(context.record, 'The record').id,
          values: context.values,
          revision: context.record?.revision ?? null,
        }),
        onDone: [
          {
            guard: 'staysOpen',
            actions: [
              { type: 'setUpdated', params: savedOf },
              { type: 'setSaved', params: savedOf },
              'emitSaved',
              'notifyResult',
            ],
            target: 'edit',
          },
          { actions: [{ type: 'setUpdated', params: savedOf }, 'emitSaved', 'notifyResult'], target: 'closed' },
        ],
        onError: [
          {
            guard: { type: 'isAsked', params: errorOf },
            actions: { type: 'setTheirs', params: errorOf },
            target: 'conflict',
          },
          {
            guard: { type: 'isConflict', params: errorOf },
            actions: [
              { type: 'setTheirs', params: errorOf },
              { type: 'rebase', params: {} },
            ],
            target: 'merged',
          },
          { guard: { type: 'isNotFound', params: errorOf }, actions: 'setGone', target: 'gone' },
          { actions: saveFailed, target: 'edit' },
        ],
      },
    },
    merged: {
      description:
        'The changes of both are in the form: saves it, unless nothing is left to save or to be chosen again.',
      always: [{ guard: 'savesMerged', target: 'updating' }, { target: 'edit' }],
    },
    conflict: {
      description: 'Both changed the same fields: keep mine or take theirs, field by field, or decide later.',
      on: {
        resolve: { actions: { type: 'rebase', params: ({ event }) => event.sides }, target: 'merged' },
        gone: { actions: 'setGone', target: 'gone' },
        cancel: { actions: 'clearTheirs', target: 'edit' },
      },
    },
    gone: {
      description: 'Somebody else deleted the record: its values stay, for a new one or to be copied.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'setValue', params: ({ event }) => event } },
        saveAsNew: [
          { guard: and(['isCreatable', 'isValid']), actions: 'becomeNew', target: 'creating' },
          { guard: 'isCreatable', actions: ['showInvalid', 'notifyInvalid'] },
        ],
        close,
      },
    },
    askingToDelete: {
      description: 'Decides whether the record can be deleted at all.',
      always: [
        { guard: 'isDeletionBlocked', target: 'deletionBlocked' },
        { actions: 'resetConfirmations', target: 'confirmingDelete' },
      ],
    },
    deletionBlocked: {
      description: 'Says why this record cannot be deleted; the service is not asked.',
      on: { cancel: cancelDeletion },
    },
    confirmingDelete: {
      description: 'Asks before the record is deleted, as many times as its kind requires.',
      on: {
        confirm: [{ guard: 'isLastConfirmation', target: 'deleting' }, { actions: 'countConfirmation' }],
        cancel: cancelDeletion,
      },
    },
    deleting: {
      description: 'The service deletes the record.',
      tags: 'deleting',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context, event }) => ({
          id: context.record?.id ?? '',
          moveTo: eventOfType(event, 'confirm').moveTo ?? null,
        }),
        onDone: {
          actions: [{ type: 'setDeleted', params: ({ event }) => event.output }, 'notifyResult'],
          target: 'closed',
        },
        onError: [
          { guard: 'isDeletion', actions: { type: 'notifyDeleteError', params: errorOf }, target: 'closed' },
          { actions: { type: 'notifyDeleteError', params: errorOf }, target: 'edit' },
        ],
      },
    },
    leaving: {
      description: 'Asks before unsaved values are given up.',
      on: { confirm: 'closed', cancel: 'opening' },
    },
    closed: { description: 'The form is closed.', type: 'final' },
  },
  output: ({ context }) => context.result,
});

export type RecordFormMachine = typeof recordFormMachine;
