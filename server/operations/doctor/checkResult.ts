export interface CheckResult {
  readonly name: string;
  /** What breaks the invariant; empty when it holds. */
  readonly found: readonly string[];
}
