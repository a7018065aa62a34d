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
  /** As a transaction of its own, which it shares with those of its kind that come while another is on its way. */
  run(pool: Pool, draft: D): Promise<R>;
}

type Settled<R> = { readonly result: R } | { readonly error: unknown };
const MAX_BATCH = 50;

/**
 * Changes of one kind, of which those that come while others are on their way are made in one statement: the database
 * reads one text and writes to its disk once for all of them. Nobody is told that a change is kept before it is, and one
 * that fails spoils no other: when the statement fails, each of its changes is made once more, by itself.
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
