import { Worker } from 'node:worker_threads';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { MeshError } from '@/model/floorPlan/meshError';
import type { ReadFloor } from '@/model/floorPlan/readFloor';
import { type UploadResult, unwrapUploadResult } from '@/model/floorPlan/uploadResult';

export interface FloorPlanThreadInput {
  readonly path: string;
  readonly corrections: ShapeCorrections;
}

export interface UploadReaderOptions {
  /** Where the built thread file lies. */
  readonly thread: URL;
  /** Threads at one time; further uploads wait for their turn. */
  readonly maxThreads?: number;
  /** Uploads that may wait; more are refused. */
  readonly maxQueued?: number;
  readonly timeout?: number;
  /** Megabytes of JavaScript objects that a thread may hold. */
  readonly heap?: number;
}

/** Reads the floor of a stored zip archive; `path` is a path of ours, never one that came from outside. */
export type UploadReader = (path: string, corrections?: ShapeCorrections, signal?: AbortSignal) => Promise<ReadFloor>;

/**
 * Reads uploads in threads of their own.
 * @returns a function that throws a MeshError where the archive is refused, takes too long or breaks its thread
 */
export function createUploadReader(options: UploadReaderOptions): UploadReader {
  const { thread, maxThreads = 2, maxQueued = 50, timeout = 30_000, heap = 512 } = options;
  const queue: (() => void)[] = [];
  let busy = 0;
  const acquire = () => {
    if (busy < maxThreads) {
      busy++;
      return Promise.resolve();
    }
    if (queue.length >= maxQueued) throw new MeshError('busy', 'Too many plans are being read. Try again in a minute.');
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else busy--;
  };
  return async (path, corrections = {}, signal) => {
    await acquire();
    try {
      signal?.throwIfAborted();
      return await readInThread(thread, { path, corrections }, { timeout, heap, signal });
    } finally {
      release();
    }
  };
}

async function readInThread(
  thread: URL,
  input: FloorPlanThreadInput,
  limits: { timeout: number; heap: number; signal: AbortSignal | undefined },
): Promise<ReadFloor> {
  const worker = new Worker(thread, {
    workerData: input,
    // The thread needs nothing of our environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 64 },
  });
  let abort: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<UploadResult>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', () => reject(broken()));
      worker.once('exit', () => reject(broken()));
      timer = setTimeout(() => {
        reject(
          new MeshError('too-slow', `The plan could not be read within ${Math.round(limits.timeout / 1000)} seconds.`),
        );
      }, limits.timeout);
      abort = () => reject(limits.signal?.reason);
      limits.signal?.addEventListener('abort', abort, { once: true });
    });
    return unwrapUploadResult(answer);
  } finally {
    clearTimeout(timer);
    if (abort) limits.signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

const broken = () =>
  new MeshError('reader-broken', 'The plan could not be read: it needs more memory than there is, or is damaged.');
