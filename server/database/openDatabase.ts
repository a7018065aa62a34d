import type { PoolConfig } from 'pg';
import { createPool } from './createPool';
import type { Database, DatabaseLog } from './database';
import { CHECK_LIMITS, DATABASE_TIMEOUTS, type DatabaseTimeouts, limitsOf, lookupTimeout } from './databaseTimeouts';
import { openEmbedded } from './openEmbedded';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded database in `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Where the folder for the socket of the embedded database is made. */
  socketParent?: string | undefined;
  timeouts?: DatabaseTimeouts;
  /** Connections held for calls at most, two at least; the embedded database has one. */
  maxConnections?: number;
  log?: DatabaseLog | undefined;
}

/** Connections reserved for lookups: their queries are batched, so that one connection serves many calls. */
const LOOKUPS = 1;
/** Connections of jobs at most: one for each lane, and for their heartbeats. They are closed while no job runs. */
const JOBS = 6;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir/database`. `migrate` creates the schema.
 *
 * @throws {DataDirHeldError} while another process has the data folder open
 * @throws when the database does not answer
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, socketParent, timeouts = DATABASE_TIMEOUTS, maxConnections = 10, log } = settings;
  if (databaseUrl === undefined)
    return openEmbedded({
      ...{ dataDir, socketParent, log },
      connectionTimeoutMillis: timeouts.connect,
      silence: timeouts.job,
    });
  const onLost = (error: Error) => log?.warn({ err: error }, 'A connection to the database was lost.');
  const open = (max: number, limits: PoolConfig) =>
    createPool({ connectionString: databaseUrl, max, connectionTimeoutMillis: timeouts.connect, ...limits }, onLost);
  const pool = open(Math.max(1, maxConnections - LOOKUPS), limitsOf(timeouts.statement));
  const lookups = open(LOOKUPS, limitsOf(lookupTimeout(timeouts)));
  const jobs = open(JOBS, limitsOf(timeouts.job));
  const checks = open(1, CHECK_LIMITS);
  const close = async () => {
    await Promise.all([pool, lookups, jobs, checks].map((one) => one.end()));
  };
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pool,
    lookups,
    jobs,
    kind: 'postgres',
    check: async () => {
      await checks.query('SELECT 1');
    },
    isBusy: () => false,
    isBroken: () => false,
    close,
  };
}
