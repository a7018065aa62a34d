import { type FieldErrors, type Schema, validate } from '@/contract/validate';
import { type MergeRules, mergeForm } from '@/model/records/mergeForm';
import type { Parts, ThreeWay } from '@/model/records/mergeValue';
import type { FormRecord, FormValues, RecordFormInput, RecordTexts } from './recordFormTypes';

/** A field of a record as people see it. */
interface Field<Value, Choices> {
  readonly label: string;
  /** Its name in the body, where that differs: errors of the service use it. */
  readonly wire?: string;
  /** The value in words, for comparing two versions; texts need none. */
  readonly words?: (value: Value, choices: Choices) => string;
  /** How the changes of two people are merged, where the value has parts that its shape does not tell. */
  readonly parts?: Parts<Value>;
}

/**
 * One kind of record, declared once: its name, its schema and its fields. Validation, the differences of a conflict and
 * the input of its form follow from it.
 *
 * - `Wire`: the record on the wire.
 * - `Values`: the values of the form.
 * - `Choices`: the options in the form; `words` needs them to name an id.
 */
export interface RecordKind<Wire, Values extends FormValues, Body, Choices> {
  /** The singular in a sentence: "category". */
  readonly one: string;
  readonly texts: RecordTexts;
  /** Parses the record of a conflict. */
  readonly schema: Schema<Wire>;
  /** Validates the body of a save. */
  readonly rule: Schema;
  readonly idOf: (record: Wire) => string;
  readonly revisionOf: (record: Wire) => number | null;
  readonly blank: Values;
  readonly valuesOf: (record: Wire) => Values;
  readonly bodyOf: (values: Values) => Body;
  readonly fields: { readonly [Name in keyof Values]: Field<Values[Name], Choices> };
  /** Fields that only make sense together, so that the choices of two people are never mixed in them. */
  readonly together: readonly (readonly (keyof Values & string)[])[];
  /** Fields with decisions of people: what somebody else decided meanwhile has to be decided again. */
  readonly decisions: readonly (keyof Values & string)[];
  /** How many confirmations a deletion needs; 0 where records of this kind are never deleted. */
  readonly confirmations: number;
  /** The effects of a deletion, in one sentence; null asks the default question. */
  readonly deletionText: string | null;
}

type Declaration<Wire, Values extends FormValues, Body, Choices> = Omit<
  RecordKind<Wire, Values, Body, Choices>,
  'texts' | 'revisionOf' | 'confirmations' | 'deletionText' | 'idOf' | 'together' | 'decisions'
> & {
  readonly together?: readonly (readonly (keyof Values & string)[])[];
  readonly decisions?: readonly (keyof Values & string)[];
  readonly label: string;
  /** Shown beside the errors of the fields when a save is refused. */
  readonly invalid?: string;
  readonly createFailed?: string;
  readonly updateFailed?: (error: unknown) => string | null;
  readonly deleteFailed?: (error: unknown) => string | null;
  readonly confirmations?: number;
  readonly deletionText?: string;
  /** Its uuid, or its number, by default. */
  readonly idOf?: (record: Wire) => string;
};

/** Records are identified by `uuid` or by number. */
type Identified = { readonly revision?: number | undefined } & ({ readonly uuid: string } | { readonly id: number });

/** Completes a declaration with the defaults: one confirmation of a deletion, messages of the service. */
export function defineRecordKind<Wire extends Identified, Values extends FormValues, Body, Choices = unknown>(
  declaration: Declaration<Wire, Values, Body, Choices>,
): RecordKind<Wire, Values, Body, Choices> {
  const { label, invalid = null, createFailed = null, updateFailed = null, deleteFailed = null, ...kind } = declaration;
  return {
    confirmations: 1,
    deletionText: null,
    idOf: recordIdOf,
    together: [],
    decisions: [],
    ...kind,
    texts: { label, invalid, createFailed, updateFailed, deleteFailed, labels: labelsOf(kind.fields) },
    revisionOf: ({ revision }) => revision ?? null,
  };
}

const labelsOf = (fields: Readonly<Record<string, { readonly label: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

/** How the changes of two people in a record of this kind are merged. */
export const mergeRulesOf = <Wire, Values extends FormValues, Body, Choices>({
  together,
  decisions,
  fields,
}: RecordKind<Wire, Values, Body, Choices>): MergeRules => ({
  together,
  decisions,
  parts: Object.fromEntries(
    (Object.keys(fields) as (keyof Values & string)[]).flatMap((name) => {
      const { parts } = fields[name];
      return parts ? [[name, parts as Parts]] : [];
    }),
  ),
});

/** The identifier of a record as the address and the list use it. */
export const recordIdOf = (record: { readonly uuid: string } | { readonly id: number }): string =>
  'uuid' in record ? record.uuid : String(record.id);

/** The values of a record in its form. */
export const formRecordOf = <Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  record: Wire,
): FormRecord => ({ id: kind.idOf(record), values: kind.valuesOf(record), revision: kind.revisionOf(record) });

/** The errors of the values, by field; empty when a save may be sent. */
export function validateValues<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  values: Values,
): FieldErrors {
  return byField(kind, validate(kind.rule, kind.bodyOf(values)));
}

/** The same errors under the names of the form instead of those of the body. */
export function byField<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  errors: FieldErrors,
): FieldErrors {
  const names = new Map(Object.entries(kind.fields).map(([name, { wire }]) => [wire ?? name, name]));
  return Object.fromEntries(Object.entries(errors).map(([wire, text]) => [names.get(wire) ?? wire, text]));
}

/** A difference of a conflict, in words: both changed these fields. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields that a conflict asks for. */
export function differencesOf<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  { base, mine, theirs }: ThreeWay<Values>,
  choices: Choices,
): Difference[] {
  const valuesText = (values: Values, fields: readonly (keyof Values & string)[]) =>
    fields.map((field) => (kind.fields[field].words ?? String)(values[field], choices) || '–').join(', ');
  return mergeForm(base, mine, theirs, mergeRulesOf(kind)).asked.map(({ name, fields }) => ({
    name,
    label: fields.map((field) => kind.fields[field as keyof Values].label).join(', '),
    mine: valuesText(mine, fields),
    theirs: valuesText(theirs, fields),
  }));
}

interface Opening<Values> {
  readonly record: FormRecord | null;
  readonly intent?: 'edit' | 'delete';
  /** The initial values of a new one, where they differ from those of the kind. */
  readonly blank?: Values;
  readonly deletionBlockedBy?: string | null;
  readonly staysOpen?: boolean;
}

/** The input of the form of a kind. */
export const formInputOf = <Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  { record, intent = 'edit', blank = kind.blank, deletionBlockedBy = null, staysOpen = false }: Opening<Values>,
): RecordFormInput => ({
  record,
  blank,
  validate: (values) => validateValues(kind, values as Values),
  merge: (base, mine, theirs, sides) => mergeForm(base, mine, theirs, mergeRulesOf(kind), sides),
  texts: kind.texts,
  intent,
  confirmations: kind.confirmations,
  deletionBlockedBy,
  staysOpen,
});
