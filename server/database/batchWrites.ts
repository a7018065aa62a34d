import type { Pool } from 'pg';
import { batchLoader } from './batchLoader';
import { isDatabaseUnavailable } from './sqlState';
import { inSingleStatement, type SingleStatementClient } from './transaction';

/** Makes a change of each draft, in one statement, and gives as many results, in their order. */
export type BatchWrite<D, R> = (client: SingleStatementClient, drafts: readonly D[]) => Promise<readonly R[]>;

/** A change of one kind that is often asked for. */
export interface BatchedWrite<D, R> {
  /** Within a transaction. */
  within(client: SingleStatementClient, draft: D): Promise<R>;
  /** As a transaction of its own, which it shares with the changes of its kind that arrive while one is running. */
  run(pool: Pool, draft: D): Promise<R>;
}

type Settled<R> = { readonly result: R } | { readonly error: unknown };
const MAX_BATCH = 50;

/**
 * Makes changes of one kind in one statement when they arrive while another is running: the database parses one text and
 * writes to its disk once for all of them. No change is acknowledged before it is committed, and one that fails does not
 * affect the others: when the statement fails, each of its changes is made once more, by itself.
 */
export function batchWrites<D, R>(change: BatchWrite<D, R>): BatchedWrite<D, R> {
  const queues = new WeakMap<Pool, (draft: D) => Promise<Settled<R>>>();

  const within = async (client: SingleStatementClient, draft: D): Promise<R> => {
    const [result] = await change(client, [draft]);
    return result as R;
  };
  const runSingly = (pool: Pool, draft: D): Promise<Settled<R>> =>
    inSingleStatement(pool, (client) => within(client, draft)).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  const runBatch = async (pool: Pool, drafts: readonly D[]): Promise<readonly Settled<R>[]> => {
    const [only] = drafts;
    if (drafts.length === 1) return [await runSingly(pool, only as D)];
    try {
      const results = await inSingleStatement(pool, (client) => change(client, drafts));
      return results.map((result) => ({ result }));
    } catch (error) {
      // Whether they are kept is not known then: they must not be made again.
      if (isDatabaseUnavailable(error)) throw error;
      return Promise.all(drafts.map((draft) => runSingly(pool, draft)));
    }
  };
  const queueOf = (pool: Pool) => {
    const known = queues.get(pool);
    if (known) return known;
    const queue = batchLoader((drafts: readonly D[]) => runBatch(pool, drafts), MAX_BATCH);
    queues.set(pool, queue);
    return queue;
  };

  return {
    within,
    run: async (pool, draft) => {
      const settled = await queueOf(pool)(draft);
      if ('error' in settled) throw settled.error;
      return settled.result;
    },
  };
}
