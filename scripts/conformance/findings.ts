/** The result of one case. */
export type Finding =
  | { readonly kind: 'agrees'; readonly words: string }
  | { readonly kind: 'differs'; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string }
  /** The expectation leaves it to us; the words say what we do. */
  | { readonly kind: 'judged'; readonly words: string }
  /** Nothing to compare with. */
  | { readonly kind: 'skipped'; readonly words: string };

export interface Case {
  /** Path below the folder that is looked at. */
  readonly path: string;
  readonly finding: Finding;
}
