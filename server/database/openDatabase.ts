import { createPool } from './createPool';
import type { Database, DatabaseLog } from './database';
import { openEmbedded } from './openEmbedded';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded database in `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** How long a query waits for a connection, in milliseconds. */
  connectionTimeoutMillis?: number;
  /** Connections held at most; the embedded database has one. */
  maxConnections?: number;
  log?: DatabaseLog | undefined;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir/database`. The schema is left to `migrate`.
 *
 * @throws {DataDirHeldError} while another process has the data folder open
 * @throws when the database does not answer
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, connectionTimeoutMillis = 10_000, maxConnections = 10, log } = settings;
  if (databaseUrl === undefined) return openEmbedded({ dataDir, connectionTimeoutMillis, log });
  const pool = createPool({ connectionString: databaseUrl, max: maxConnections, connectionTimeoutMillis });
  // Without a listener an idle connection that the server ends would end this process.
  pool.on('error', (error) => log?.error({ error }, 'A connection to the database was lost.'));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, kind: 'postgres', close: () => pool.end() };
}
