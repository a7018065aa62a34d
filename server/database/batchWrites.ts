import type { Pool } from 'pg';
import { batchLoader } from './batchLoader';
import { isDatabaseUnavailable } from './sqlState';
import { inSingleStatement, type SingleStatementClient } from './transaction';

/** Applies all drafts in one statement and returns one result per draft, in their order. */
export type BatchWrite<D, R> = (client: SingleStatementClient, drafts: readonly D[]) => Promise<readonly R[]>;

/** A frequent change that can be batched. */
export interface BatchedWrite<D, R> {
  /** Within a transaction. */
  within(client: SingleStatementClient, draft: D): Promise<R>;
  /** As a transaction of its own, shared with changes of the same kind that arrive while one is running. */
  run(pool: Pool, draft: D): Promise<R>;
}

type Settled<R> = { readonly result: R } | { readonly error: unknown };
/** Largest number of changes per statement by default. */
const MAX_BATCH = 50;

/**
 * Batches changes of one kind that arrive while another is running: one statement is parsed and one commit is synced for
 * all. No change is acknowledged before it is committed. When the batch fails, each change runs again by itself, so that
 * one failure does not affect the others.
 */
export function batchWrites<D, R>(change: BatchWrite<D, R>, maxBatch = MAX_BATCH): BatchedWrite<D, R> {
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
      // The commit may have succeeded, so the changes must not run again.
      if (isDatabaseUnavailable(error)) throw error;
      return Promise.all(drafts.map((draft) => runSingly(pool, draft)));
    }
  };
  const queueOf = (pool: Pool) => {
    const known = queues.get(pool);
    if (known) return known;
    const queue = batchLoader((drafts: readonly D[]) => runBatch(pool, drafts), maxBatch);
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
