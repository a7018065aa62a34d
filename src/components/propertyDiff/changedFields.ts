import type { ChangedProperties } from '@/contract/audit/changedProperties';

export interface ChangedField {
  readonly field: string;
  /** Null where the record had no such field. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ, with both values as text. */
export function changedFields({ old, attributes }: ChangedProperties): readonly ChangedField[] {
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(attributes ?? {})])];
  return names
    .map((field) => ({ field, before: wordsOf(old?.[field]), after: wordsOf(attributes?.[field]) }))
    .filter(({ before, after }) => before !== after);
}

const wordsOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};
