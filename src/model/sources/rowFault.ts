/** Why a row cannot be used. */
export type RowFault =
  | { readonly code: 'no-id' | 'not-a-text' | 'not-a-list' | 'not-stars' }
  /** A cell with the error of a formula, `#N/A`. */
  | { readonly code: 'error-cell'; readonly value: string }
  | { readonly code: 'long-id'; readonly most: number }
  | { readonly code: 'same-id'; readonly as: number };
