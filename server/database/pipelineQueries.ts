import pg from 'pg';
import type { Queryable } from './queryable';

type Queries<T extends readonly unknown[]> = { readonly [K in keyof T]: (client: pg.PoolClient) => Promise<T[K]> };

/**
 * Sends independent queries on one connection without waiting in between: one round trip for all of them.
 *
 * @throws the error of the first failed query, after all have been answered
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
    // Any error that is not an answer of the database may leave the connection in an unknown state.
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
