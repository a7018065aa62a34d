import type { Pool, PoolClient } from 'pg';
import { isSerialisationFailure } from './sqlState';

const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction: all of it is kept when the promise resolves, none when it rejects.
 *
 * `work` may run more than once, as a serialisation failure or a deadlock starts it again: it must have no effect but
 * SQL, and await nothing else, since the embedded database has one session and an open transaction holds up everyone.
 *
 * @throws what `work` throws, and the database's own errors
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerialisationFailure(error)) throw error;
    }
  }
}

async function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    try {
      const result = await work(client);
      // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
      if ((await client.query('COMMIT')).command === 'ROLLBACK')
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
