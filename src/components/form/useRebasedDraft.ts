import { useEffect, useEffectEvent, useState } from 'react';
import { meanwhileOf, NOTHING_MEANWHILE, withMeanwhile } from '@/machines/records/meanwhile';
import type { Difference } from '@/machines/records/recordKind';
import { type MergeRules, mergeForm } from '@/model/records/mergeForm';
import type { Side } from '@/model/records/mergeValue';
import { sameValue } from '@/model/records/sameValue';

/** Input with the record that it was typed on. */
export interface KeptDraft<Values> {
  readonly base: Values;
  readonly values: Values;
}

export interface RebasedDraftOptions<Values> {
  /** The record as it is now: another person's save changes it while the form is open. */
  readonly saved: Values;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly rules?: MergeRules;
  /** The own save is on its way: what it changes is not somebody else's. */
  readonly isSaving: boolean;
  /** Input that is kept beyond the form, null for none, and how it is set: it is there again when the form opens. */
  readonly kept?: readonly [KeptDraft<Values> | null, (kept: KeptDraft<Values> | null) => void];
}

const NOT_KEPT = [null, () => undefined] as const;

/** The typed values of a form that is not of the record kit, on the record as it is now. */
export function useRebasedDraft<Values extends Readonly<Record<string, unknown>>>({
  saved,
  labels,
  rules = {},
  isSaving,
  kept: [kept, keep] = NOT_KEPT,
}: RebasedDraftOptions<Values>) {
  const [{ base, values, meanwhile }, setState] = useState({
    base: kept?.base ?? saved,
    values: kept?.values ?? saved,
    meanwhile: NOTHING_MEANWHILE,
  });
  const isUntouched = sameValue(base, values);
  const wanted = isUntouched ? null : { base, values };
  const [seen, setSeen] = useState(kept);
  // A draft is restored, undone or discarded while its form is open.
  if (!sameValue(kept, seen)) {
    setSeen(kept);
    if (!sameValue(kept, wanted))
      setState(kept ? { ...kept, meanwhile } : { base: saved, values: saved, meanwhile: NOTHING_MEANWHILE });
  }
  const onChange = useEffectEvent(() => {
    if (!sameValue(kept, wanted)) keep(wanted);
  });
  useEffect(() => {
    onChange();
  });
  const merge = isSaving || sameValue(base, saved) ? null : mergeForm(base, values, saved, rules);
  const rebase = (sides: Readonly<Record<string, Side>>) => {
    const merged = mergeForm(base, values, saved, rules, sides);
    setState({ base: saved, values: merged.values as Values, meanwhile: withMeanwhile(meanwhile, merged, null) });
  };
  if (merge && merge.asked.length === 0) rebase({});
  const differences: readonly Difference[] = (merge?.asked ?? []).map(({ name, fields }) => ({
    name,
    label: fields.map((field) => labels[field] ?? field).join(', '),
    mine: fields.map((field) => shown(values[field])).join(', '),
    theirs: fields.map((field) => shown(saved[field])).join(', '),
  }));
  return {
    values,
    set: (change: Partial<Values>) => setState((before) => ({ ...before, values: { ...before.values, ...change } })),
    /** The form goes on from what was saved. */
    reset: (record: Values) => setState({ base: record, values: record, meanwhile: NOTHING_MEANWHILE }),
    /** The fields that both changed to different values; a save waits for the choice. */
    differences: differences.length > 0 ? differences : null,
    resolve: rebase,
    /** The changes of somebody else since the form was opened, in words; empty for none. */
    meanwhile: meanwhileOf(meanwhile, { labels }),
  };
}

const shown = (value: unknown): string => (value === null || value === '' ? '–' : String(value));
