import pg from 'pg';
import type { Queryable } from './queryable';

type Queries<T extends readonly unknown[]> = { readonly [K in keyof T]: (client: pg.PoolClient) => Promise<T[K]> };

/**
 * Sends queries that do not need each other's results on one connection, in their order and without waiting between them:
 * one round trip instead of one for each.
 *
 * @throws what the first question that failed throws, after all have been answered
 */
export async function pipelineQueries<const T extends readonly unknown[]>(
  on: Queryable,
  queries: Queries<T>,
): Promise<T> {
  if (!(on instanceof pg.Pool)) return settleAll(on, queries);
  const client = await on.connect();
  let broken: boolean | undefined;
  try {
    return await settleAll(client, queries);
  } catch (error) {
    // What failed otherwise than by a refusal of the database may have left the connection in any state.
    broken = !(error instanceof pg.DatabaseError);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function settleAll<T extends readonly unknown[]>(client: pg.PoolClient, queries: Queries<T>): Promise<T> {
  const settled = await Promise.allSettled(queries.map((query) => query(client)));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  }) as unknown as T;
}
