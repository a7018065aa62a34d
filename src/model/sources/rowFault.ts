/** Why a row cannot be used. */
export type RowFault =
  | { readonly code: 'no-id' | 'not-a-text' | 'not-a-list' | 'not-stars' }
  | { readonly code: 'long-id'; readonly most: number }
  | { readonly code: 'same-id'; readonly as: number };
