/** One step of the schema. Once released it never changes: a correction is a later migration. */
export interface Migration {
  /** 1, 2, 3 …: without gaps, in the order they are applied. */
  readonly version: number;
  readonly name: string;
  /** One or more statements, run in one transaction: nothing that PostgreSQL refuses in one (CREATE INDEX CONCURRENTLY). */
  readonly sql: string;
}
