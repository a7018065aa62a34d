import { useState } from 'react';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors at the fields of a form: from the last save, and from validation of fields that were left, so that nobody
 * is corrected while typing.
 * @param saveErrors errors of the last save, by field
 * @param validationErrors current errors of validation, by field
 */
export function useFieldErrors(saveErrors: FieldErrors, validationErrors: FieldErrors) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (field: string): string | undefined =>
    saveErrors[field] ?? (touched.has(field) ? validationErrors[field] : undefined);
  return {
    errorOf,
    /** As the properties of a `Field`. */
    message: (field: string) => {
      const text = errorOf(field);
      return text === undefined ? {} : { validationMessage: text };
    },
    touch: (field: string) => setTouched((before) => new Set([...before, field])),
    /** Resets the form as if no field had been left. */
    resetTouched: () => setTouched(new Set()),
  };
}
