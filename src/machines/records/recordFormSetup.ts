import { assign, emit, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { Side } from '@/model/records/mergeValue';
import { errorText, fieldErrorsOf, statusOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { type FormResult, isSame } from './formResult';
import { meanwhileOf, NOTHING_MEANWHILE, withMeanwhile } from './meanwhile';
import {
  type FormValues,
  RecordConflict,
  type RecordFormContext,
  type RecordFormEvent,
  type RecordFormInput,
  type SavedRecord,
} from './recordFormTypes';

const UNAUTHORISED = 401;
const NOT_FOUND = 404;

type Sides = Readonly<Record<string, Side>>;

/** The guards and actions of the form of a record. */
export const recordFormSetup = setup({
  types: {
    context: {} as RecordFormContext,
    input: {} as RecordFormInput,
    events: {} as RecordFormEvent,
    emitted: {} /** Nothing is shown for null. */ as
      | { type: 'notified'; text: string | null; tone: 'success' | 'error' }
      /** The service has the values, of a new record or of one that was there. */
      | { type: 'saved' },
    output: {} as FormResult,
    tags: {} as 'editable' | 'saving' | 'deleting',
  },
  actors: {
    create: provided<SavedRecord, { values: FormValues }>('create'),
    update: provided<SavedRecord, { id: string; values: FormValues; revision: number | null }>('update'),
    /** Returns the message of the service. */
    remove: provided<string, { id: string; moveTo: string | null }>('remove'),
  },
  guards: {
    isNew: ({ context }) => context.record === null,
    isDirty: ({ context }) => !isSame(context.values, context.initial),
    isValid: ({ context }) => Object.keys(context.validate(context.values)).length === 0,
    /** Both changed the same field. */
    isAsked: ({ context: { merge, initial, values } }, error: unknown) =>
      error instanceof RecordConflict && merge(initial, values, error.theirs.values, {}).asked.length > 0,
    isConflict: (_, error: unknown) => error instanceof RecordConflict,
    /** Something of the own is left to save, and nothing has to be chosen again. */
    savesMerged: ({ context: { values, initial, meanwhile, validate } }) =>
      !isSame(values, initial) && meanwhile.remade.length === 0 && Object.keys(validate(values)).length === 0,
    isNotFound: (_, error: unknown) => statusOf(error) === NOT_FOUND,
    isGone: ({ context }) => context.isGone,
    /** Whether records of this kind are created here; the app says so. */
    isCreatable: () => false,
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
    clearErrors: assign({ errors: {}, meanwhile: NOTHING_MEANWHILE }),
    showInvalid: assign({ errors: ({ context }) => context.validate(context.values) }),
    showFieldErrors: assign({ errors: (_, error: unknown) => fieldErrorsOf(error) }),
    setTheirs: assign((_, error: unknown) =>
      error instanceof RecordConflict ? { theirs: error.theirs, by: error.by } : {},
    ),
    clearTheirs: assign({ theirs: null }),
    /** Bases the form on the record of the other person, whose changes it takes over. */
    rebase: assign(({ context }, sides: Sides) => {
      const { theirs, by, meanwhile, merge, initial, values } = context;
      if (!theirs) return {};
      const merged = merge(initial, values, theirs.values, sides);
      return {
        record: theirs,
        initial: theirs.values,
        values: merged.values,
        theirs: null,
        meanwhile: withMeanwhile(meanwhile, merged, by),
      };
    }),
    setGone: assign({ isGone: true, theirs: null }),
    /** The values become those of a new record. */
    becomeNew: assign(({ context: { blank } }) => ({ record: null, initial: blank, isGone: false, errors: {} })),
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
      result: ({ context: { texts, meanwhile } }, { message }: SavedRecord): FormResult => ({
        outcome: 'updated',
        id: null,
        text: [message || translate('updated', { label: texts.label }), meanwhileOf(meanwhile, texts)]
          .filter((text) => text !== '')
          .join(' '),
      }),
    }),
    setDeleted: assign({
      result: ({ context: { texts } }, message: string): FormResult => ({
        outcome: 'deleted',
        id: null,
        text: message || translate('deleted', { label: texts.label }),
      }),
    }),
    emitSaved: emit({ type: 'saved' as const }),
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
