import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OPERATOR_TIMEOUTS } from '../database/databaseTimeouts';
import { DataDirHeldError } from '../database/dataDirLock';
import { openDatabase } from '../database/openDatabase';

export interface OperatorDatabase {
  readonly client: pg.Client | pg.PoolClient;
  close(): Promise<void>;
}

interface OperatorSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * One connection to the database of an installation, also while the service runs: the embedded database is then reached
 * through the socket of the service.
 *
 * @throws {DataDirHeldError} when another process holds the data folder and has no socket that answers
 */
export async function openForOperator(settings: OperatorSettings): Promise<OperatorDatabase> {
  if (settings.databaseUrl !== undefined) return connect({ connectionString: settings.databaseUrl });
  try {
    const database = await openDatabase({ ...settings, timeouts: OPERATOR_TIMEOUTS });
    const client = await database.pool.connect();
    return {
      client,
      close: async () => {
        client.release();
        await database.close();
      },
    };
  } catch (error) {
    if (!(error instanceof DataDirHeldError)) throw error;
    const host = readSocketFolder(settings.dataDir);
    if (host === null) throw error;
    return connect({ host, user: 'postgres', database: 'postgres' });
  }
}

async function connect(config: pg.ClientConfig): Promise<OperatorDatabase> {
  const client = new pg.Client(config);
  // Its queries reject; without a listener the event would end the process in the middle of its answer.
  client.on('error', () => {});
  await client.connect();
  return { client, close: () => client.end() };
}

function readSocketFolder(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'socket-folder'), 'utf8');
  } catch {
    return null;
  }
}
