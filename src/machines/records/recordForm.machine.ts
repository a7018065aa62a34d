import { assign, emit, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { FieldErrors } from '@/contract/validate';
import { errorOf, errorText, fieldErrorsOf, statusOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { type FormResult, isSame, NO_RESULT } from './formResult';

/** The values of a form by field; the kind of record knows their types. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record for its form: its values, and the revision that a save is based on. */
export interface FormRecord {
  readonly id: string;
  readonly values: FormValues;
  /** Null where the service sends none; a save then overwrites without a check. */
  readonly revision: number | null;
}

/** A successful response: the message of the service, empty where it has none, and the current record. */
export interface SavedRecord {
  readonly message: string;
  readonly record: FormRecord;
}

/** The texts of a form for its kind of record. */
export interface RecordTexts {
  /** For `{label} updated successfully.` */
  readonly label: string;
  /** Shown when a save is refused because values are invalid, null for nothing. */
  readonly invalid: string | null;
  /** Shown when creating fails and the service gives no reason. */
  readonly createFailed: string | null;
  /** Shown when saving fails, null for nothing; the message of the service by default. */
  readonly updateFailed?: ((error: unknown) => string | null) | null;
  /** Shown when deleting fails, null for nothing; the message of the service by default. */
  readonly deleteFailed: ((error: unknown) => string | null) | null;
}

export interface RecordFormInput {
  /** Null for a new one. */
  readonly record: FormRecord | null;
  /** The initial values of a new one. */
  readonly blank: FormValues;
  readonly validate: (values: FormValues) => FieldErrors;
  readonly texts: RecordTexts;
  /** `delete`: the question whether to delete opens instead of the form, as from a list. */
  readonly intent: 'edit' | 'delete';
  /** How many confirmations a deletion needs; 0 where records of this kind are never deleted. */
  readonly confirmations: number;
  /** Why this record cannot be deleted, in words; null where it can. */
  readonly deletionBlockedBy: string | null;
  /** The form stays open after a save, as a page does; a dialog closes. */
  readonly staysOpen: boolean;
}

interface Context extends Omit<RecordFormInput, 'blank'> {
  readonly values: FormValues;
  /** The values of the last load or save. */
  readonly initial: FormValues;
  readonly errors: FieldErrors;
  /** The record that somebody else saved meanwhile. */
  readonly theirs: FormRecord | null;
  /** How many times the deletion has been confirmed. */
  readonly confirmed: number;
  readonly result: FormResult;
}

export type RecordFormEvent =
  | { type: 'change'; field: string; value: unknown }
  | { type: 'save' }
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** In a conflict: overwrite the other version with the own values. */
  | { type: 'keepMine' }
  /** In a conflict: replace the own values with the other version. */
  | { type: 'takeTheirs' }
  | { type: 'close' };

/** A save was rejected because another person saved the record first. */
export class RecordConflict extends Error {
  override readonly name = 'RecordConflict';
  readonly theirs: FormRecord;

  constructor(text: string, theirs: FormRecord) {
    super(text);
    this.theirs = theirs;
  }
}

const UNAUTHORISED = 401;

const savedOf = ({ event }: { event: { output: SavedRecord } }): SavedRecord => event.output;

const form = setup({
  types: {
    context: {} as Context,
    input: {} as RecordFormInput,
    events: {} as RecordFormEvent,
    /** Nothing is shown for null. */
    emitted: {} as { type: 'notified'; text: string | null; tone: 'success' | 'error' },
    output: {} as FormResult,
    tags: {} as 'editable' | 'saving' | 'deleting',
  },
  actors: {
    create: provided<SavedRecord, { values: FormValues }>('create'),
    update: provided<SavedRecord, { id: string; values: FormValues; revision: number | null }>('update'),
    /** Returns the message of the service. */
    remove: provided<string, { id: string }>('remove'),
  },
  guards: {
    isNew: ({ context }) => context.record === null,
    isDirty: ({ context }) => !isSame(context.values, context.initial),
    isValid: ({ context }) => Object.keys(context.validate(context.values)).length === 0,
    isConflict: (_, error: unknown) => error instanceof RecordConflict,
    staysOpen: ({ context }) => context.staysOpen,
    isDeletion: ({ context }) => context.intent === 'delete',
    isDeletionBlocked: ({ context }) => context.deletionBlockedBy !== null,
    isDeletable: ({ context }) => context.confirmations > 0,
    isLastConfirmation: ({ context }) => context.confirmed + 1 >= context.confirmations,
  },
  actions: {
    setValue: assign({
      values: ({ context }, { field, value }: { field: string; value: unknown }) => ({
        ...context.values,
        [field]: value,
      }),
      // A field that is being corrected shows no error.
      errors: ({ context }, { field }: { field: string; value: unknown }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([name]) => name !== field)),
    }),
    clearErrors: assign({ errors: {} }),
    showInvalid: assign({ errors: ({ context }) => context.validate(context.values) }),
    showFieldErrors: assign({ errors: (_, error: unknown) => fieldErrorsOf(error) }),
    setTheirs: assign({ theirs: (_, error: unknown) => (error instanceof RecordConflict ? error.theirs : null) }),
    clearTheirs: assign({ theirs: null }),
    /** Keeps the own values and bases them on the revision of the other version. */
    rebase: assign(({ context: { theirs } }) =>
      theirs ? { record: theirs, initial: theirs.values, theirs: null } : {},
    ),
    takeTheirs: assign(({ context: { theirs } }) =>
      theirs ? { record: theirs, initial: theirs.values, values: theirs.values, theirs: null, errors: {} } : {},
    ),
    setSaved: assign({
      record: (_, { record }: SavedRecord) => record,
      initial: (_, { record }: SavedRecord) => record.values,
      values: (_, { record }: SavedRecord) => record.values,
    }),
    resetConfirmations: assign({ confirmed: 0 }),
    countConfirmation: assign({ confirmed: ({ context }) => context.confirmed + 1 }),
    setCreated: assign({
      result: ({ context: { values } }, { message, record }: SavedRecord): FormResult => ({
        outcome: 'created',
        id: record.id,
        text: message || translate('created', { name: String(values.name ?? '') }),
      }),
    }),
    setUpdated: assign({
      result: ({ context: { texts } }, { message }: SavedRecord): FormResult => ({
        outcome: 'updated',
        id: null,
        text: message || translate('updated', { label: texts.label }),
      }),
    }),
    setDeleted: assign({
      result: ({ context: { texts } }, message: string): FormResult => ({
        outcome: 'deleted',
        id: null,
        text: message || translate('deleted', { label: texts.label }),
      }),
    }),
    notifyResult: emit(({ context }) => ({
      type: 'notified' as const,
      text: context.result.text,
      tone: 'success' as const,
    })),
    notifyInvalid: emit(({ context: { texts } }) => ({
      type: 'notified' as const,
      text: texts.invalid,
      tone: 'error' as const,
    })),
    notifySaveError: emit(({ context: { record, texts } }, error: unknown) => ({
      type: 'notified' as const,
      // The session itself notifies that it has ended.
      text:
        statusOf(error) === UNAUTHORISED
          ? null
          : record !== null && texts.updateFailed
            ? texts.updateFailed(error)
            : errorText(error, record === null ? texts.createFailed : null),
      tone: 'error' as const,
    })),
    notifyDeleteError: emit(({ context: { texts } }, error: unknown) => ({
      type: 'notified' as const,
      text: texts.deleteFailed ? texts.deleteFailed(error) : statusOf(error) === UNAUTHORISED ? null : textOf(error),
      tone: 'error' as const,
    })),
  },
});

const save = <Target extends string>(target: Target) =>
  [{ guard: 'isValid', actions: 'clearErrors', target }, { actions: ['showInvalid', 'notifyInvalid'] }] as const;
const close = [{ guard: 'isDirty', target: 'leaving' }, { target: 'closed' }] as const;
const saveFailed = [
  { type: 'showFieldErrors', params: errorOf },
  { type: 'notifySaveError', params: errorOf },
] as const;
const cancelDeletion = [{ guard: 'isDeletion', target: 'closed' }, { target: 'edit' }] as const;

/** The form of any kind of record: create, edit, delete, conflicts and leaving. Failures keep the input. */
export const recordFormMachine = form.createMachine({
  id: 'recordForm',
  description: 'The form of a record, from opening to closing, and the deletion of a record from its list.',
  context: ({ input: { blank, ...input } }) => ({
    ...input,
    values: input.record?.values ?? blank,
    initial: input.record?.values ?? blank,
    errors: {},
    theirs: null,
    confirmed: 0,
    result: NO_RESULT,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides between a new record, an existing one and a deletion.',
      always: [
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
        onDone: { actions: [{ type: 'setCreated', params: savedOf }, 'notifyResult'], target: 'closed' },
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
          id: context.record?.id ?? '',
          values: context.values,
          revision: context.record?.revision ?? null,
        }),
        onDone: [
          {
            guard: 'staysOpen',
            actions: [{ type: 'setUpdated', params: savedOf }, { type: 'setSaved', params: savedOf }, 'notifyResult'],
            target: 'edit',
          },
          { actions: [{ type: 'setUpdated', params: savedOf }, 'notifyResult'], target: 'closed' },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: errorOf },
            actions: { type: 'setTheirs', params: errorOf },
            target: 'conflict',
          },
          { actions: saveFailed, target: 'edit' },
        ],
      },
    },
    conflict: {
      description: 'Somebody else saved the record first: keep mine, take theirs, or decide later.',
      on: {
        keepMine: { actions: 'rebase', target: 'updating' },
        takeTheirs: { actions: 'takeTheirs', target: 'edit' },
        cancel: { actions: 'clearTheirs', target: 'edit' },
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
        input: ({ context }) => ({ id: context.record?.id ?? '' }),
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
