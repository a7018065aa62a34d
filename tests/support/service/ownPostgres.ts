import pg from 'pg';
import { allMigrations } from '../../../server/database/allMigrations';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from '../../../server/database/databaseTimeouts';
import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/openDatabase';
import { inTransaction } from '../../../server/database/transaction';
import { type DemoOrganisations, seedAccounts } from '../../../server/demo/accounts';
import { writeReferenceData } from '../../../server/repositories/referenceData';
import type { TestDatabase } from './database';
import { type PostgresServer, startPostgres } from './postgres';
import { TEST_SECRETS } from './testSecrets';

export interface OwnPostgres {
  readonly server: PostgresServer;
  readonly url: string;
  readonly database: TestDatabase;
  readonly organisations: DemoOrganisations;
  /** Ends every connection of the service, from another one. */
  endConnections(): Promise<number>;
  /** Runs statements on a connection of their own. */
  asAdmin(...statements: readonly string[]): Promise<void>;
}

/** A PostgreSQL that a test may restart, freeze and disturb, opened as the service opens it, with the accounts of the demo. */
export async function openOwnPostgres(timeouts: Partial<DatabaseTimeouts> = {}): Promise<OwnPostgres> {
  // A crash loses what is not synced.
  const server = await startPostgres({ durable: true });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(server.socketFolder)}`;
  const opened = await openDatabase({
    databaseUrl: url,
    dataDir: 'none',
    timeouts: { ...DATABASE_TIMEOUTS, ...timeouts },
  });
  await migrate(opened.jobs, allMigrations);
  await inTransaction(opened.pool, writeReferenceData);
  const organisations = await inTransaction(opened.pool, (client) => seedAccounts(client, TEST_SECRETS));
  const onOwnConnection = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    let rows = 0;
    for (const sql of statements) rows = (await client.query(sql)).rowCount ?? 0;
    await client.end();
    return rows;
  };
  return {
    server,
    url,
    organisations,
    endConnections: () =>
      onOwnConnection(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      ),
    asAdmin: async (...statements) => {
      await onOwnConnection(...statements);
    },
    database: {
      ...opened,
      reset: () => Promise.reject(new Error('This database keeps what a test writes.')),
      close: async () => {
        await opened.close();
        await server.stop();
      },
    },
  };
}
