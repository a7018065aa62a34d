import { useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/**
 * What stands at the fields of a form: what was told of a field, and what is wrong in one that was left (F1).
 * @param told what the last try to save brought, by field
 * @param wrong what is wrong now, by field
 */
export function useFieldTexts(told: Texts, wrong: Texts) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (field: string): string | undefined => told[field] ?? (left.has(field) ? wrong[field] : undefined);
  return {
    errorOf,
    /** As the properties of a `Field`. */
    message: (field: string) => {
      const text = errorOf(field);
      return text === undefined ? {} : { validationMessage: text };
    },
    leave: (field: string) => setLeft((before) => new Set([...before, field])),
    /** As though no field had been left yet. */
    beginAnew: () => setLeft(new Set()),
  };
}
