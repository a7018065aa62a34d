import { useEffect, useState } from 'react';
import { isSame } from '@/machines/records/formResult';
import type { FormRecord, FormValues, RecordFormContext } from '@/machines/records/recordFormTypes';
import { mergeRulesOf, type RecordKind } from '@/machines/records/recordKind';
import { keptForm, withKeptInput } from './keptForm';
import { useTypedSlot } from './useTypedSlot';

interface Opening<Values> {
  readonly record: FormRecord | null;
  readonly intent?: 'edit' | 'delete';
  readonly blank?: Values;
}

/** The input of a form of a record, which the tab keeps until it is saved or discarded. */
export function useKeptForm<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  { record, intent, blank = kind.blank }: Opening<Values>,
) {
  const slot = useTypedSlot(intent === 'delete' ? null : `${kind.texts.label} ${record?.id ?? ''}`);
  const [opened] = useState(() => {
    const kept = withKeptInput({ record, blank }, slot.read(), mergeRulesOf(kind));
    const base = kept ? kept.record : record;
    return { record: base, initial: base?.values ?? blank, typed: kept?.typed };
  });
  return {
    /** The record that the form opens with: the one of the input, where there is some. */
    record: opened.record,
    /** The input that is back; undefined for none. */
    typed: opened.typed,
    /** Whether a form with these values to save is still the one that was opened with input. */
    isBack: (initial: FormValues) => opened.typed !== undefined && initial === opened.initial,
    /** The input is given up. */
    forget: () => slot.write(null),
    slot,
  };
}

/** Keeps the input of a form from its first change to its end. */
export function useKeepingForm(
  { slot }: Pick<ReturnType<typeof useKeptForm>, 'slot'>,
  { values, initial, record }: Pick<RecordFormContext, 'values' | 'initial' | 'record'>,
  isClosed: boolean,
): void {
  const revision = record?.revision ?? null;
  useEffect(() => {
    slot.write(isClosed || isSame(values, initial) ? null : keptForm(values, initial, revision));
  }, [slot, values, initial, revision, isClosed]);
}
