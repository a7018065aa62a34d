import { releaseProxy, transfer, wrap } from 'comlink';
import { meshError } from '@/model/floorPlan/meshError';
import type { InflateJobs } from './inflateJobs';

const startWorker = () => new Worker(new URL('./inflate.worker.ts', import.meta.url), { type: 'module' });

/**
 * Transfers pieces and frees their memory. The browser collects pieces sent to a worker too late for a large archive,
 * since they are outside of the heap that it watches; pieces transferred to nobody are freed at once.
 */
function* transferPieces(pieces: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array, void, undefined> {
  yield* pieces;
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(
    null,
    pieces.map(({ buffer }) => buffer),
  );
  port1.close();
  port2.close();
}

/**
 * Unpacks gzip in its own worker, one piece ahead of the consumer: the browser would otherwise unpack a whole piece in
 * the waiting thread. Each chunk is valid until the next is requested.
 */
export async function* gunzipInWorker(
  packed: AsyncIterable<Uint8Array>,
  start: () => Worker = startWorker,
): AsyncGenerator<Uint8Array, void, undefined> {
  const worker = start();
  const remote = wrap<InflateJobs>(worker);
  const broken = new Promise<never>((_resolve, reject) => {
    const died = () => reject(meshError('unpacking-broken'));
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
  });
  // Nobody may be awaiting it when the worker dies or a piece is damaged.
  const quiet = <Value>(promise: Promise<Value>): Promise<Value> => {
    promise.catch(() => {});
    return promise;
  };
  void quiet(broken);
  try {
    let coming: Promise<Uint8Array<ArrayBuffer>[]> = Promise.resolve([]);
    for await (const piece of packed) {
      const own = piece as Uint8Array<ArrayBuffer>;
      const next = quiet(remote.push(transfer(own, [own.buffer])));
      yield* transferPieces(await Promise.race([coming, broken]));
      coming = next;
    }
    const last = quiet(remote.finish());
    yield* transferPieces(await Promise.race([coming, broken]));
    yield* transferPieces(await Promise.race([last, broken]));
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
