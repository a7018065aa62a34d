import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { isSerialisationFailure } from './sqlState';

const ATTEMPTS = 4;

/** A statement that a transaction ends with. Its values are such as always reach the database. */
export interface LastStatement {
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

/** Takes one statement; a connection within a transaction will do as well. */
export interface SingleStatementClient {
  query<R extends QueryResultRow>(text: string, values: unknown[]): Promise<QueryResult<R>>;
}

/**
 * Runs `work` in one transaction: all of it is kept when the promise resolves, none when it rejects. `last` makes, of the
 * result, statements whose answers nobody needs: they go out together with COMMIT, which keeps nothing when one fails.
 *
 * `work` may run more than once, as a serialisation failure or a deadlock starts it again: it must have no effect but
 * SQL, and await nothing else, since the embedded database has one session and an open transaction holds up everyone.
 *
 * @throws what `work` throws, and the database's own errors
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  last: (result: T) => readonly LastStatement[] = () => [],
): Promise<T> {
  return withRetries(() => runTransaction(pool, work, last));
}

/**
 * Runs a change that is one statement, which is a transaction by itself: it saves the round trips of BEGIN and COMMIT. `work` may run more than once, like that of a transaction.
 *
 * @throws when `work` asks for more than one statement
 */
export const inSingleStatement = <T>(pool: Pool, work: (client: SingleStatementClient) => Promise<T>): Promise<T> =>
  withRetries(() => {
    let isUsed = false;
    return work({
      query: async (text, values) => {
        if (isUsed) throw new Error('A change of more than one statement needs a transaction.');
        isUsed = true;
        return pool.query(text, values);
      },
    });
  });

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerialisationFailure(error)) throw error;
    }
  }
}

async function runTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  last: (result: T) => readonly LastStatement[],
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Not waited for: it goes out with the first statement of the work, and fails only with its connection.
    const begun = client.query('BEGIN');
    begun.catch(() => {});
    try {
      const result = await work(client);
      const sent = last(result).map(({ text, values }) => client.query(text, [...values]));
      const [committed] = await Promise.all([client.query('COMMIT'), begun, ...sent]);
      // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
      if (committed.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: a statement in it failed and its error was not passed on.');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    }
  } catch (error) {
    // A connection that cannot even begin or roll back is thrown away, not handed to the next caller.
    if (!broken && isConnectionError(error)) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}

const isConnectionError = (error: unknown): error is Error =>
  error instanceof Error && /Connection terminated|ECONNRESET|EPIPE/.test(error.message);
