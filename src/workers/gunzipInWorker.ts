import { releaseProxy, transfer, wrap } from 'comlink';
import { MeshError } from '@/model/floorPlan/meshError';
import type { InflateJobs } from './inflateJobs';

const startWorker = () => new Worker(new URL('./inflate.worker.ts', import.meta.url), { type: 'module' });

/**
 * Hands out pieces and gives their memory back. What a worker was sent stays until the browser collects, which it does too late for
 * a large archive, since next to nothing of it lies in the heap that it watches; what is sent to nobody is gone at once.
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
 * Unpacks gzip in a worker of its own, one piece ahead of who takes what comes out: the browser's decompressor would
 * otherwise unpack a whole piece in the thread that waits for it. What it gives is good until the next is asked for.
 */
export async function* gunzipInWorker(
  packed: AsyncIterable<Uint8Array>,
  start: () => Worker = startWorker,
): AsyncGenerator<Uint8Array, void, undefined> {
  const worker = start();
  const remote = wrap<InflateJobs>(worker);
  const broken = new Promise<never>((_resolve, reject) => {
    const died = () => reject(new MeshError('reader-broken', 'The file could not be unpacked. Load the page again.'));
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
  });
  // Nobody may be waiting when it dies, or when a piece turns out to be damaged.
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
