/** The outcome of a form and its message; a form that was only closed has none. */
export interface FormResult {
  readonly outcome: 'created' | 'updated' | 'deleted' | 'closed';
  readonly text: string | null;
  /** The record that was created; null for any other outcome. */
  readonly id: string | null;
}

export const NO_RESULT: FormResult = { outcome: 'closed', text: null, id: null };

/** Two values of a form are equal when their JSON is. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
