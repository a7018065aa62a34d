import { shallowEqual, useSelector } from '@xstate/react';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { FormResult } from '@/machines/records/formResult';
import { meanwhileOf } from '@/machines/records/meanwhile';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { FormRecord, FormValues } from '@/machines/records/recordFormTypes';
import {
  byField,
  type Difference,
  differencesOf,
  formInputOf,
  type RecordKind,
  validateValues,
} from '@/machines/records/recordKind';
import type { Side } from '@/model/records/mergeValue';
import { useMachineActor } from '../machine/useMachineActor';
import { useMachineOutput } from '../machine/useMachineOutput';
import { afterPress } from './afterPress';
import { RecordGone } from './recordGone';
import { useKeepingForm, useKeptForm } from './typed/useKeptForm';

interface Options<Values, Choices> {
  readonly machine: RecordFormMachine;
  /** Null for a new one. */
  readonly record: FormRecord | null;
  readonly intent?: 'edit' | 'delete';
  /** The initial values of a new record, where they differ from those of the kind. */
  readonly blank?: Values;
  /** Why this record cannot be deleted, in words. */
  readonly deletionBlockedBy?: string | null;
  /** The effects of deleting this record, where the text of the kind is not enough. */
  readonly deletionText?: string;
  /** The question whether to delete it asks for its name. */
  readonly typesName?: boolean;
  /** The form stays open after a save, as a page does. */
  readonly staysOpen?: boolean;
  /** The options of the choices, for naming ids in a conflict. */
  readonly choices: Choices;
  /** The record was in its list and is no longer there: somebody else deleted it. */
  readonly isGone?: boolean;
  readonly onEnd: (result: FormResult) => void;
  /** The service has saved it, before the form shows that. */
  readonly onSaved?: () => void;
  readonly onDeleting?: (isDeleting: boolean) => void;
}

/** A form as its fields use it. */
export interface RecordForm<Values extends FormValues = FormValues> {
  readonly values: Values;
  readonly set: <Name extends keyof Values & string>(field: Name, value: Values[Name]) => void;
  readonly labelOf: (field: keyof Values & string) => string;
  /** The error of a field: from the last save, or from validation once the field was left. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
  /** The field was left: its value is validated from now on. */
  readonly touch: (field: keyof Values & string) => void;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** The input was typed before a reload or the end of a session, and is not saved yet. */
  readonly isBack: boolean;
  /** Gives up the input that the tab keeps, when the page is left without saving. */
  readonly forget: () => void;
  readonly intent: 'edit' | 'delete';
  /** The saved name of the record; empty for a new one. */
  readonly savedName: string;
  /** The name of the kind in a sentence. */
  readonly one: string;
  /** Records of this kind can be deleted. */
  readonly isDeletable: boolean;
  readonly deletionText: string | null;
  /** The question whether to delete it asks for its name. */
  readonly typesName: boolean;
  readonly deletionBlockedBy: string | null;
  /** The changes of somebody else since the form was opened, in words; empty for none. */
  readonly meanwhile: string;
  /** Somebody else deleted the record; what is typed stays. */
  readonly isGone: boolean;
  /** The typed values may become a new record. */
  readonly isCreatable: boolean;
  /** The fields that another person changed too; null without a conflict. */
  readonly differences: readonly Difference[] | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly isSaving: boolean;
  readonly isDeleting: boolean;
  readonly state: string;
  /** How many times the deletion was confirmed. */
  readonly confirmed: number;
  readonly isClosed: boolean;
  readonly send: (event: 'save' | 'delete' | 'confirm' | 'cancel' | 'close' | 'saveAsNew') => void;
  /** Confirms a deletion; `moveTo` gets what belongs to the record, where its kind offers that. */
  readonly confirmDeletion: (moveTo: string | null) => void;
  /** Ends a conflict: whose value is saved, by the name of each difference. */
  readonly resolve: (sides: Readonly<Record<string, Side>>) => void;
}

/** Runs the form of a record; its fields and surfaces use the result. */
export function useRecordForm<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  {
    machine,
    choices,
    isGone: isOwnGone = false,
    onEnd,
    onSaved,
    onDeleting,
    deletionText,
    typesName = false,
    ...opening
  }: Options<Values, Choices>,
): RecordForm<Values> {
  const kept = useKeptForm(kind, opening);
  const actor = useMachineActor(machine, {
    input: { ...formInputOf(kind, { ...opening, record: kept.record }), typed: kept.typed },
  });
  const { context, value, isSaving, isDeleting, isCreatable, isClosed } = useSelector(
    actor,
    (snapshot) => ({
      context: snapshot.context,
      value: snapshot.value,
      isSaving: snapshot.hasTag('saving'),
      isDeleting: snapshot.hasTag('deleting'),
      isCreatable: snapshot.can({ type: 'saveAsNew' }),
      isClosed: snapshot.status !== 'active',
    }),
    shallowEqual,
  );
  useMachineOutput(actor, (result) => {
    // First, since a page may open its form anew at once, which would find the input that was given up.
    kept.forget();
    onEnd(result);
  });
  const notifySaved = useEffectEvent(() => onSaved?.());
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('saved', () => notifySaved());
    return unsubscribe;
  }, [actor]);
  const notifyDeleting = useEffectEvent((begins: boolean) => onDeleting?.(begins));
  useEffect(() => notifyDeleting(isDeleting), [isDeleting]);
  const state = String(value);
  const isPageGone = useContext(RecordGone);
  const isGone = isOwnGone || isPageGone;
  useEffect(() => {
    if (isGone && (state === 'edit' || state === 'conflict')) actor.send({ type: 'gone' });
  }, [actor, isGone, state]);

  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useKeepingForm(kept, context, isClosed);
  const { record, theirs, initial, intent, confirmed, deletionBlockedBy, meanwhile, texts } = context;
  const values = context.values as Values;
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const invalid = validateValues(kind, values);
  // A stable object until the errors change: only then does the first field with an error get the focus.
  const errors = useMemo(() => byField(kind, context.errors), [kind, context.errors]);
  return {
    values,
    set: (field, value) => actor.send({ type: 'change', field, value }),
    labelOf: (field) => kind.fields[field].label,
    errorOf: (field) => errors[field] ?? (left.has(field) ? invalid[field] : undefined),
    touch: (field) => afterPress(() => setLeft((before) => new Set([...before, field]))),
    isNew: record === null,
    isDirty,
    isBack: isDirty && kept.isBack(initial),
    forget: kept.forget,
    intent,
    savedName: String(record?.values.name ?? ''),
    one: kind.one,
    isDeletable: kind.confirmations > 0,
    typesName,
    deletionText: deletionText ?? kind.deletionText,
    deletionBlockedBy,
    meanwhile: meanwhileOf(meanwhile, texts),
    isGone: context.isGone,
    isCreatable,
    differences:
      theirs &&
      differencesOf(kind, { base: initial as Values, mine: values, theirs: theirs.values as Values }, choices),
    errors,
    isSaving,
    isDeleting,
    state,
    confirmed,
    isClosed,
    send: (type) => actor.send({ type }),
    confirmDeletion: (moveTo) => actor.send({ type: 'confirm', ...(moveTo !== null && { moveTo }) }),
    resolve: (sides) => actor.send({ type: 'resolve', sides }),
  };
}
