export interface CheckResult {
  readonly name: string;
  /** Rows or files that break the invariant; empty when it holds. */
  readonly found: readonly string[];
}
