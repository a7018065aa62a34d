import { assign, fromPromise, setup } from 'xstate';
import type { FieldErrors, FormEnd, Saved } from './formEnd';
import { type FormContext, type FormEmitted, formParts, formStates, opened, savedOf } from './formParts';
import { errorOf } from './refusalTexts';

/** What a form holds, by field; which fields there are and of what kind is the screen's. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record as a form needs it: its values, and the revision that a save is based on. */
export interface FormRecord {
  readonly id: string;
  readonly values: FormValues;
  readonly revision: number | null;
}

export interface RecordFormInput {
  /** Null for a new one. */
  readonly record: FormRecord | null;
  /** Where a new one begins. */
  readonly begin: FormValues;
  /** The texts of the fields that are wrong. */
  readonly check: (values: FormValues) => FieldErrors;
  /** What kind of thing it is, for `{label} updated successfully.` */
  readonly label: string;
  /** Said where creating fails without words of the service. */
  readonly createFailed: string | null;
  /** The form stays after a save, as a page does; a dialog closes. */
  readonly stays: boolean;
  /** How often is asked before the record is deleted; none where it cannot be. */
  readonly confirmations: number;
}

interface Context extends FormContext<FormValues, FormRecord> {
  readonly stays: boolean;
  readonly confirmations: number;
  /** How often the deletion has been confirmed. */
  readonly confirmed: number;
}

export type RecordFormEvent =
  | { type: 'change'; field: string; value: unknown }
  | { type: 'save' }
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Of two that differ, one's own is saved over the other. */
  | { type: 'keepMine' }
  /** The other one takes the place of what was typed. */
  | { type: 'takeTheirs' }
  | { type: 'close' };

const doneOf = savedOf<FormRecord>;
const shared = formParts<FormValues, FormRecord, Context, RecordFormEvent>(({ id }) => id);

const form = setup({
  types: {
    context: {} as Context,
    input: {} as RecordFormInput,
    events: {} as RecordFormEvent,
    emitted: {} as FormEmitted,
    output: {} as FormEnd,
    tags: {} as 'editable' | 'saving' | 'deleting',
  },
  actors: {
    create: fromPromise<Saved<FormRecord>, { values: FormValues }>(async () => {
      throw new Error('src/app provides create.');
    }),
    update: fromPromise<Saved<FormRecord>, { id: string; values: FormValues; revision: number | null }>(async () => {
      throw new Error('src/app provides update.');
    }),
    /** Gives the service's words. */
    remove: fromPromise<string, { id: string }>(async () => {
      throw new Error('src/app provides remove.');
    }),
  },
  ...shared,
}).extend({
  guards: {
    stays: ({ context }) => context.stays,
    mayDelete: ({ context }) => context.confirmations > 0,
    isLastConfirmation: ({ context }) => context.confirmed + 1 >= context.confirmations,
  },
  actions: {
    change: assign({
      values: ({ context }, { field, value }: { field: string; value: unknown }) => ({
        ...context.values,
        [field]: value,
      }),
      // What is being corrected is not called wrong any longer.
      errors: ({ context }, { field }: { field: string; value: unknown }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([name]) => name !== field)),
    }),
    keepSaved: assign({
      record: (_, { record }: Saved<FormRecord>) => record,
      initial: (_, { record }: Saved<FormRecord>) => record.values,
      values: (_, { record }: Saved<FormRecord>) => record.values,
    }),
    countAnew: assign({ confirmed: 0 }),
    count: assign({ confirmed: ({ context }) => context.confirmed + 1 }),
  },
});

/** The life of a form: a new record is created, one that there is saved or deleted; nothing typed is lost by a failure. */
export const recordFormMachine = form.createMachine({
  id: 'recordForm',
  description: 'The form of a record, from its opening to its end.',
  context: ({ input: { begin, ...input } }) => ({ ...input, ...opened(input.record?.values ?? begin), confirmed: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A new record or one that there is.',
      always: [{ guard: 'isNew', target: 'create' }, { target: 'edit' }],
    },
    create: {
      description: 'A new record is filled in; its button reads Create.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event } },
        save: formStates.save('creating'),
        close: formStates.close,
      },
    },
    edit: {
      description: 'A record is changed; its button reads Save, and it can be deleted.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event } },
        save: formStates.save('updating'),
        delete: { guard: 'mayDelete', actions: 'countAnew', target: 'confirmingDelete' },
        close: formStates.close,
      },
    },
    creating: {
      description: 'The service is asked to create the record; the button reads Saving.',
      tags: 'saving',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ values: context.values }),
        onDone: { actions: [{ type: 'noteCreated', params: doneOf }, 'tellEnd'], target: 'closed' },
        onError: formStates.createRefused,
      },
    },
    updating: {
      description: 'The service is asked to save the record as it was changed; the button reads Saving.',
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
            guard: 'stays',
            actions: [{ type: 'noteUpdated', params: doneOf }, { type: 'keepSaved', params: doneOf }, 'tellEnd'],
            target: 'edit',
          },
          { actions: [{ type: 'noteUpdated', params: doneOf }, 'tellEnd'], target: 'closed' },
        ],
        onError: formStates.updateRefused,
      },
    },
    conflict: {
      description: 'Somebody else saved the record meanwhile: one’s own or theirs, or neither yet.',
      on: formStates.resolve,
    },
    confirmingDelete: {
      description: 'Asks before the record is deleted, as often as its kind wants it.',
      on: {
        confirm: [{ guard: 'isLastConfirmation', target: 'deleting' }, { actions: 'count' }],
        cancel: 'edit',
      },
    },
    deleting: {
      description: 'The service is asked to delete the record.',
      tags: 'deleting',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.record?.id ?? '' }),
        onDone: {
          actions: [{ type: 'noteDeleted', params: ({ event }) => event.output }, 'tellEnd'],
          target: 'closed',
        },
        onError: { actions: { type: 'tellRefusal', params: errorOf }, target: 'edit' },
      },
    },
    leaving: formStates.leaving,
    closed: formStates.closed,
  },
  output: ({ context }) => context.end,
});

export type RecordFormLogic = typeof recordFormMachine;
