import { createPool } from './createPool';
import type { Database, DatabaseLog } from './database';
import { openEmbedded } from './openEmbedded';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded database in `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Milliseconds that a query waits for a connection. */
  connectionTimeoutMillis?: number;
  /** Connections held at most, two at least; the embedded database has one. */
  maxConnections?: number;
  log?: DatabaseLog | undefined;
}

/** Connections reserved for lookups: their queries are batched, so that one connection serves many calls. */
const LOOKUPS = 1;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir/database`. `migrate` creates the schema.
 *
 * @throws {DataDirHeldError} while another process has the data folder open
 * @throws when the database does not answer
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, connectionTimeoutMillis = 10_000, maxConnections = 10, log } = settings;
  if (databaseUrl === undefined) return openEmbedded({ dataDir, connectionTimeoutMillis, log });
  const open = (max: number) => {
    const pool = createPool({ connectionString: databaseUrl, max, connectionTimeoutMillis });
    // Without a listener, an idle connection closed by the server would crash this process.
    pool.on('error', (error) => log?.error({ error }, 'A connection to the database was lost.'));
    return pool;
  };
  const pool = open(Math.max(1, maxConnections - LOOKUPS));
  const lookups = open(LOOKUPS);
  const close = async () => {
    await Promise.all([pool.end(), lookups.end()]);
  };
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, lookups, kind: 'postgres', close };
}
