/** An invariant of the database. */
export interface Check {
  /** The invariant, as the operator reads it. */
  readonly name: string;
  /** Selects one text for each row that breaks it. */
  readonly sql: string;
}
