import type { Pool } from 'pg';

/** A connection to the database, embedded or not. */
export interface Database {
  readonly pool: Pool;
  /**
   * For questions that every call begins with: they never wait behind changes that wait for the disk. The embedded
   * database has one session for both.
   */
  readonly lookups: Pool;
  readonly kind: 'pglite' | 'postgres';
  /** Waits for what is running, then gives back the folder or the connections. */
  close(): Promise<void>;
}

/** A log for the operator; pino fits. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}
