import { useState } from 'react';

/**
 * Hides the error of a field from its next change until the form finds errors again.
 * @param errors a new object each time that the form has looked for them
 */
export function useCorrections<Field extends string>(errors: Readonly<Partial<Record<Field, string>>>) {
  const [corrected, setCorrected] = useState<{ readonly of: object; readonly fields: readonly Field[] }>({
    of: errors,
    fields: [],
  });
  const fields = corrected.of === errors ? corrected.fields : [];
  return {
    errorAt: (field: Field): string | undefined => (fields.includes(field) ? undefined : errors[field]),
    correct: (field: Field) => setCorrected({ of: errors, fields: [...fields, field] }),
  };
}
