import { useState } from 'react';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * What stands at the fields of a form: what was told of a field, and what is wrong in one that was left (F1).
 * @param saveErrors what the last try to save brought, by field
 * @param validationErrors what is wrong now, by field
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
    /** As though no field had been left yet. */
    resetTouched: () => setTouched(new Set()),
  };
}
