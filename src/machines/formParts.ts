import { assign, type EventObject, emit } from 'xstate';
import {
  Conflict,
  deletedText,
  type FieldErrors,
  type FormEnd,
  fieldErrorsOf,
  isSame,
  NOTHING_DONE,
  refusedText,
  type Saved,
  savedText,
} from './formEnd';
import { errorOf, statusOf } from './refusalTexts';

interface Named {
  readonly name?: unknown;
}

/** A record that a form saves: what it holds, and the revision that a save is based on. */
interface SavedRecord<Values> {
  readonly values: Values;
  readonly revision: number | null;
}

/** What the chart of every form of a record knows. */
export interface FormContext<Values extends Named, RecordType extends SavedRecord<Values>> {
  /** Null for a new one. */
  readonly record: RecordType | null;
  readonly values: Values;
  /** What the values were when they were last the service's. */
  readonly initial: Values;
  /** The texts of the fields that are wrong. */
  readonly check: (values: Values) => FieldErrors;
  readonly errors: FieldErrors;
  /** How the record stands now, where somebody else saved it meanwhile. */
  readonly theirs: RecordType | null;
  /** What kind of thing it is, for `{label} updated successfully.` */
  readonly label: string;
  /** Said where creating fails without words of the service. */
  readonly createFailed: string | null;
  readonly end: FormEnd;
}

/** A short text for the one place for them. */
export type FormEmitted = { type: 'told'; text: string; tone: 'success' | 'error' };

/** A form as it opens with these values. */
export const opened = <Values>(initial: Values) => ({
  values: initial,
  initial,
  errors: {},
  theirs: null,
  end: NOTHING_DONE,
});

/** The answer to a save, for `params`. */
export const savedOf = <RecordType>({ event }: { event: { output: Saved<RecordType> } }): Saved<RecordType> =>
  event.output;

/**
 * The guards and actions that the charts of all records share.
 * @param idOf what a record is found by
 */
export function formParts<
  Values extends Named,
  RecordType extends SavedRecord<Values>,
  Context extends FormContext<Values, RecordType>,
  Event extends EventObject,
>(idOf: (record: RecordType) => string) {
  type Shared = FormContext<Values, RecordType>;
  type Given = { readonly context: Context };
  const assigned = <Params = undefined>(next: (given: { context: Shared }, params: Params) => Partial<Shared>) =>
    // What a chart adds to its context stays as it is.
    assign<Context, Event, Params, Event, never>((given, params) => next(given, params) as Partial<Context>);
  const told = <Params = undefined>(textOf: (given: Given, params: Params) => string, tone: FormEmitted['tone']) =>
    emit<Context, Event, Params, Event, FormEmitted>((given, params) => ({
      type: 'told',
      text: textOf(given, params),
      tone,
    }));
  return {
    guards: {
      isNew: ({ context }: Given) => context.record === null,
      isDirty: ({ context }: Given) => !isSame(context.values, context.initial),
      isValid: ({ context }: Given) => Object.keys(context.check(context.values)).length === 0,
      isConflict: (_: unknown, error: unknown) => error instanceof Conflict,
    },
    actions: {
      clearErrors: assigned(() => ({ errors: {} })),
      showErrors: assigned(({ context }) => ({ errors: context.check(context.values) })),
      showRefusal: assigned((_, error: unknown) => ({ errors: fieldErrorsOf(error) })),
      keepTheirs: assigned((_, error: unknown) => ({
        theirs: error instanceof Conflict ? (error.theirs as RecordType) : null,
      })),
      /** One's own values, from now on based on the other's. */
      baseOnTheirs: assigned(({ context: { theirs } }) =>
        theirs ? { record: theirs, initial: theirs.values, theirs: null } : {},
      ),
      takeTheirs: assigned(({ context: { theirs } }) =>
        theirs ? { record: theirs, initial: theirs.values, values: theirs.values, theirs: null, errors: {} } : {},
      ),
      dropTheirs: assigned(() => ({ theirs: null })),
      noteCreated: assigned(({ context: { values, label } }, { message, record }: Saved<RecordType>) => ({
        end: {
          outcome: 'created',
          id: idOf(record),
          text: savedText(message, true, { name: String(values.name ?? ''), label }),
        },
      })),
      noteUpdated: assigned(({ context: { label } }, { message }: Saved<RecordType>) => ({
        end: { outcome: 'updated', id: null, text: savedText(message, false, { name: '', label }) },
      })),
      noteDeleted: assigned(({ context: { label } }, message: string) => ({
        end: { outcome: 'deleted', id: null, text: deletedText(message, label) },
      })),
      tellEnd: told(({ context }) => context.end.text ?? '', 'success'),
      tellRefusal: told(
        // The end of the session is told in words of its own.
        ({ context }, error: unknown) =>
          statusOf(error) === 401 ? '' : refusedText(error, context.record === null ? context.createFailed : null),
        'error',
      ),
    },
  };
}

/** A refused save: what was typed stays. */
const refused = [
  { type: 'showRefusal', params: errorOf },
  { type: 'tellRefusal', params: errorOf },
] as const;

/** The states that the charts of all records share, or what is the same in them. */
export const formStates = {
  /** What saving does where the form is filled in. */
  save: <Target extends string>(target: Target) =>
    [{ guard: 'isValid', actions: 'clearErrors', target }, { actions: 'showErrors' }] as const,
  close: [{ guard: 'isDirty', target: 'leaving' }, { target: 'closed' }],
  createRefused: { actions: refused, target: 'create' },
  updateRefused: [
    {
      guard: { type: 'isConflict', params: errorOf },
      actions: { type: 'keepTheirs', params: errorOf },
      target: 'conflict',
    },
    { actions: refused, target: 'edit' },
  ],
  resolve: {
    keepMine: { actions: 'baseOnTheirs', target: 'updating' },
    takeTheirs: { actions: 'takeTheirs', target: 'edit' },
    cancel: { actions: 'dropTheirs', target: 'edit' },
  },
  leaving: {
    description: 'Asks before what was typed is given up.',
    on: { confirm: 'closed', cancel: 'opening' },
  },
  closed: { description: 'The form is gone.', type: 'final' },
} as const;
