/** One step of the schema. A released migration never changes: a correction is a later migration. */
export interface Migration {
  /** 1, 2, 3 …: without gaps, in the order they are applied. */
  readonly version: number;
  readonly name: string;
  /**
   * Statements that run in one transaction, so nothing that PostgreSQL rejects there, such as CREATE INDEX CONCURRENTLY.
   */
  readonly sql: string;
  /** Extensions of PostgreSQL that it needs; where they cannot be created, the message says what to do. */
  readonly extensions?: readonly string[];
}
