/** A fault to be planted, and where to look for whoever notices it. */
export interface Attempt {
  readonly file: string;
  /** The whole file with the fault in it. */
  readonly source: string;
  readonly models: readonly string[];
  /** Files of tests, the nearest to the file first. */
  readonly tests: readonly string[];
}

/** Who noticed the fault, in words; null for a survivor. */
export interface Outcome {
  readonly noticedBy: string | null;
}
