import type { ClientBase } from 'pg';

type Client = Pick<ClientBase, 'query'>;

export interface DatabaseSizes {
  /** Bytes of all tables and indexes. */
  readonly bytes: number;
  /** Bytes of the write-ahead log that a start after a kill would replay. */
  readonly logBytes: number;
  /** Largest first. */
  readonly tables: readonly TableSize[];
}

export interface TableSize {
  readonly table: string;
  /** With indexes and long values. */
  readonly bytes: number;
  readonly deadRows: number;
}

/** Sizes that grow when the database is not maintained. */
export async function readSizes(client: Client): Promise<DatabaseSizes> {
  const { rows: whole } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const { rows } = await client.query<{ table: string; bytes: string; dead: string }>(
    `SELECT relname AS table, pg_total_relation_size(relid) AS bytes, n_dead_tup AS dead
       FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 2 DESC`,
  );
  return {
    bytes: Number(whole[0]?.bytes ?? 0),
    logBytes: await readLogBytes(client),
    tables: rows.map(({ table, bytes, dead }) => ({ table, bytes: Number(bytes), deadRows: Number(dead) })),
  };
}

/** Bytes of the write-ahead log since the last checkpoint. */
export async function readLogBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()',
  );
  return Number(rows[0]?.bytes ?? 0);
}
