import type { FormRecord, FormValues } from '@/machines/records/recordFormTypes';
import { type MergeRules, mergeForm } from '@/model/records/mergeForm';
import { isSecretKey } from '@/model/redaction/secretKey';
import type { KeptDraft } from '../useRebasedDraft';

/** The input of a form of a record, with the record that it was typed on. */
interface KeptForm {
  readonly values: FormValues;
  readonly base: FormValues;
  /** Null where the service sends none, and for a new record. */
  readonly revision: number | null;
}

interface Opened {
  readonly record: FormRecord | null;
  /** Of a new record. */
  readonly blank: FormValues;
}

interface OpenedWithInput {
  readonly record: FormRecord | null;
  readonly typed: FormValues;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The input of a form as it may be stored: without passwords, tokens, codes and keys. A field whose saved value has one is
 * left out, with everything in it.
 */
export function keptForm(values: FormValues, base: FormValues, revision: number | null): KeptForm {
  const kept = Object.keys(values).filter((name) => !hasSecret(name, base[name]));
  return {
    values: Object.fromEntries(kept.map((name) => [name, withoutSecrets(name, values[name], base[name])])),
    base: Object.fromEntries(kept.map((name) => [name, base[name]])),
    revision,
  };
}

function hasSecret(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && isSecretKey(name);
  if (Array.isArray(value)) return value.some((one) => hasSecret(name, one));
  return isObject(value) && Object.entries(value).some(([key, one]) => hasSecret(key, one));
}

function withoutSecrets(name: string, value: unknown, base: unknown): unknown {
  if (typeof value === 'string') return isSecretKey(name) && value !== '' ? (base === null ? null : '') : value;
  if (Array.isArray(value))
    return value.map((one, at) => withoutSecrets(name, one, Array.isArray(base) ? base[at] : undefined));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutSecrets(key, one, isObject(base) ? base[key] : undefined)]),
  );
}

/**
 * A form with the input that was stored for it, on the record that it was typed on: a save then merges with what others have
 * saved since. A record without revisions is merged at once.
 * @returns null where nothing fits: nothing was stored, or by a version of the console with other fields
 */
export function withKeptInput({ record, blank }: Opened, stored: unknown, rules: MergeRules): OpenedWithInput | null {
  const now = record?.values ?? blank;
  if (!isObject(stored) || !isObject(stored.values) || !isObject(stored.base)) return null;
  const mine = overlaid(now, stored.values);
  const base = overlaid(now, stored.base);
  if (!mine || !base) return null;
  const revision = typeof stored.revision === 'number' ? stored.revision : null;
  if (!record) return { record, typed: mine };
  if (revision === null || revision === record.revision)
    return { record, typed: mergeForm(base, mine, now, rules).values };
  return { record: { ...record, values: base, revision }, typed: mine };
}

/** Input of a form that is not of the record kit, as it was stored; null where it is of another shape. */
export function keptDraftOf<Values extends FormValues>(saved: Values, stored: unknown): KeptDraft<Values> | null {
  if (!isObject(stored) || !isObject(stored.values) || !isObject(stored.base)) return null;
  const values = overlaid(saved, stored.values);
  const base = overlaid(saved, stored.base);
  return values && base ? { base: base as Values, values: values as Values } : null;
}

/** The values with those that were stored; null where one of them is of another kind. */
function overlaid(now: FormValues, stored: FormValues): FormValues | null {
  const isFitting = Object.entries(stored).every(([name, value]) => name in now && isAlike(now[name], value));
  return isFitting ? { ...now, ...stored } : null;
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === null || other === null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
