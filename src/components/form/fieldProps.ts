import type { FormValues } from '@/machines/records/recordFormTypes';
import type { RecordForm } from './useRecordForm';

/** The part of a form that its fields use. */
export type FieldForm<Values extends FormValues> = Pick<
  RecordForm<Values>,
  'values' | 'set' | 'labelOf' | 'errorOf' | 'touch'
>;

/** The names of the fields that hold a value of this type. */
export type FieldOf<Values extends FormValues, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never;
}[keyof Values & string];

/** The properties of every bound field: the form, the name of the field, and the hint. */
export interface BoundField<Values extends FormValues, Value> {
  readonly form: FieldForm<Values>;
  readonly name: FieldOf<Values, Value>;
  readonly required?: boolean;
  readonly hint?: string;
}

/** The value of a bound field, its setter, and the properties of Fluent's `Field`. */
export function bind<Values extends FormValues, Value>({
  form,
  name,
  required = false,
  hint,
}: BoundField<Values, Value>) {
  const error = form.errorOf(name);
  return {
    label: form.labelOf(name),
    error,
    value: form.values[name] as Value,
    set: (value: Value) => form.set(name, value as Values[typeof name]),
    touch: () => form.touch(name),
    field: {
      label: form.labelOf(name),
      required,
      ...(hint !== undefined && { hint }),
      ...(error !== undefined && { validationMessage: error }),
    },
  };
}
