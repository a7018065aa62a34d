import type { ClientBase } from 'pg';

export interface TableSize {
  readonly table: string;
  /** With indexes and long values. */
  readonly bytes: number;
  readonly deadRows: number;
}

/** The tables, largest first. */
export async function readSizes(client: ClientBase): Promise<TableSize[]> {
  const { rows } = await client.query<{ table: string; bytes: string; dead: string }>(
    `SELECT relname AS table, pg_total_relation_size(relid) AS bytes, n_dead_tup AS dead
       FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 2 DESC`,
  );
  return rows.map(({ table, bytes, dead }) => ({ table, bytes: Number(bytes), deadRows: Number(dead) }));
}
