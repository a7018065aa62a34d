/** An area of any shape: rings of x, y pairs that are not closed. Each outer ring is followed by its holes. */
export interface Outline {
  readonly rings: readonly Float64Array[];
  /** Whether ring i is a hole of the last outer ring before it. */
  readonly holes: readonly boolean[];
}

export const EMPTY_OUTLINE: Outline = { rings: [], holes: [] };
