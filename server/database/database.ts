import type { Pool } from 'pg';

/** A connection to the database, embedded or not. */
export interface Database {
  readonly pool: Pool;
  /**
   * Connection for the queries that begin every call, so that they never wait behind commits that are syncing. The
   * embedded database has one session for both.
   */
  readonly lookups: Pool;
  /** Connections whose statements may take as long as a job needs. The embedded database has one session for all. */
  readonly jobs: Pool;
  readonly kind: 'pglite' | 'postgres';
  /** Resolves when the database has answered. On PostgreSQL it rejects after two seconds, and waits for no call. */
  check(): Promise<void>;
  /**
   * Whether the embedded database works on something else, for which the check waits: its silence then says nothing. Always
   * false on PostgreSQL, whose check has a connection of its own.
   */
  isBusy(): boolean;
  /** Whether the embedded database has ended and does not start again. */
  isBroken(): boolean;
  /** Waits for running queries, then releases the folder or the connections. */
  close(): Promise<void>;
}

/** A log for the operator; pino fits. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
