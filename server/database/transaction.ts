import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { throwRolledBack } from '../rolledBack';
import { endsConnection, isRefusal, isSerialisationFailure } from './sqlState';

const ATTEMPTS = 4;

/** A final statement of a transaction. Its values must always be valid for the database. */
export interface LastStatement {
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

/** Runs one statement; the connection of a transaction also works. */
export interface SingleStatementClient {
  query<R extends QueryResultRow>(text: string, values: unknown[]): Promise<QueryResult<R>>;
}

/**
 * Runs `work` in one transaction: commits when the promise resolves, rolls back when it rejects. `last` makes statements
 * from the result that need no answer: they are sent together with COMMIT, which rolls back when one fails.
 *
 * `work` may run more than once, after a serialisation failure or a deadlock: it must have no effects outside of SQL and
 * await nothing else, since the embedded database has one session and an open transaction blocks everyone.
 *
 * @throws what `work` throws, and the errors of the database; `isRolledBack` says of each whether nothing was kept
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  last: (result: T) => readonly LastStatement[] = () => [],
): Promise<T> {
  return withRetries(() => runTransaction(pool, work, last));
}

/**
 * Runs a change that is a single statement and so a transaction by itself, which saves the round trips of BEGIN and
 * COMMIT. `work` may run more than once, as in a transaction.
 *
 * @throws when `work` runs more than one statement
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

/**
 * Runs a part of a transaction that may be refused by itself: where `work` rejects, nothing of it is kept, and the transaction
 * can go on.
 *
 * @throws what `work` throws
 */
export async function inSavepoint<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SAVEPOINT part');
  try {
    const result = await work();
    await client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

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
  const client = await pool.connect().catch(throwRolledBack);
  let broken: Error | undefined;
  let isCommitting = false;
  try {
    // Not awaited: it is sent with the first statement of the work and fails only with the connection.
    const begun = client.query('BEGIN');
    begun.catch(() => {});
    try {
      const result = await work(client);
      const ending = last(result);
      isCommitting = true;
      const sent = ending.map(({ text, values }) => client.query(text, [...values]));
      const [committed] = await Promise.all([client.query('COMMIT'), begun, ...sent]);
      // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
      isCommitting = false;
      if (committed.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: a statement in it failed and its error was not passed on.');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      if (!isCommitting || isRefusal(error)) throwRolledBack(error);
      throw error;
    }
  } catch (error) {
    // A connection that cannot begin or roll back is closed instead of being returned to the pool.
    if (!broken && endsConnection(error)) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}
