import { type FocusEvent, useState } from 'react';
import { afterPress } from '../afterPress';

type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * The errors at the fields of a form. The error of a submit is hidden from the next change of its field; a field that was
 * left shows what validation finds now.
 * @param errors a new object each time that the form has looked for them
 * @param invalid what validation finds in the current values, where fields are validated as they are left
 */
export function useFieldErrors<Field extends string>(errors: Errors<Field>, invalid?: Errors<Field>) {
  const [corrected, setCorrected] = useState<{ readonly of: object; readonly fields: readonly Field[] }>({
    of: errors,
    fields: [],
  });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const fields = corrected.of === errors ? corrected.fields : [];
  return {
    errorAt: (field: Field): string | undefined =>
      (fields.includes(field) ? undefined : errors[field]) ?? (left.has(field) ? invalid?.[field] : undefined),
    correct: (field: Field) => setCorrected({ of: errors, fields: [...fields, field] }),
    /** The field was left. A press of a button comes first: an error above it would move it from under the pointer. */
    leave: (field: Field, { relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLButtonElement))
        afterPress(() => setLeft((before) => new Set([...before, field])));
    },
    /** Resets the form as if no field had been left. */
    resetLeft: () => setLeft(new Set()),
  };
}
