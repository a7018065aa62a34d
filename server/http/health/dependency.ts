/** Something outside of the process that the service needs. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'mail';
  /** Whether calls fail without it. */
  readonly isRequired: boolean;
  /** Milliseconds for which a good answer is used again. */
  readonly maxAge: number;
  /** Rejects when it does not work. It may be silent. */
  check(): Promise<void>;
  /** Whether the check waits for the work of others, so that being slow is no failure. */
  isBusy?(): boolean;
}
