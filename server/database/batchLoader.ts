/** Largest number of keys per query by default. */
const MAX_BATCH = 200;

interface PendingLoad<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the keys that arrive while a query is running into one next query. Nothing is cached: a query starts after
 * all its callers have asked, so no result is older than its request.
 *
 * @param load returns one result per key, in the order of the keys
 */
export function batchLoader<K, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
  maxBatch = MAX_BATCH,
): (key: K) => Promise<V> {
  let pending: PendingLoad<K, V>[] = [];
  let isBusy = false;

  async function send(): Promise<void> {
    const batch = pending.slice(0, maxBatch);
    pending = pending.slice(maxBatch);
    try {
      const answers = await load(batch.map(({ key }) => key));
      if (answers.length !== batch.length) throw new Error('There are not as many answers as questions.');
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as V);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isBusy = pending.length > 0;
    if (isBusy) void send();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      pending.push({ key, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Runs after the requests that have already arrived.
      setImmediate(() => void send());
    });
}
