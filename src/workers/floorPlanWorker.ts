import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import type { ReadFloor } from '@/model/floorPlan/readFloor';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { unwrapUploadResult } from '@/model/floorPlan/uploadResult';
import type { FloorPlanJobs } from './floorPlanJobs';

export interface ReadUploadOptions {
  readonly corrections?: ShapeCorrections;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** A worker that starts with its first job, and again after it died or was stopped. */
export interface FloorPlanWorker {
  /**
   * Reads a floor from a zip archive. Aborting rejects at once with the signal's reason.
   * @throws MeshError when the archive is rejected
   */
  readUpload(file: Blob, options?: ReadUploadOptions): Promise<ReadFloor>;
  /** Terminates the worker; running jobs are rejected. */
  stop(): void;
}

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<FloorPlanJobs>;
  readonly failed: Promise<never>;
  readonly fail: (reason: unknown) => void;
}

const startWorker = () => new Worker(new URL('./floorPlan.worker.ts', import.meta.url), { type: 'module' });

export function createFloorPlanWorker(start: () => Worker = startWorker): FloorPlanWorker {
  let running: Running | null = null;

  const begin = (): Running => {
    const worker = start();
    let fail: (reason: unknown) => void = () => {};
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    // Nobody may be awaiting it when the worker dies.
    failed.catch(() => {});
    const begun: Running = { worker, remote: wrap<FloorPlanJobs>(worker), failed, fail };
    const died = () => end(begun, new Error('The worker that reads plans has stopped. Try again.'));
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
    return begun;
  };

  const end = (ended: Running, reason: unknown): void => {
    if (running === ended) running = null;
    ended.remote[releaseProxy]();
    ended.worker.terminate();
    ended.fail(reason);
  };

  return {
    async readUpload(file, { corrections = {}, onProgress, signal } = {}) {
      signal?.throwIfAborted();
      running ??= begin();
      const used = running;
      // Terminating also frees its memory; it pauses often enough for the browser to terminate it.
      const abort = () => end(used, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      // Progress has its own channel and may arrive after the result.
      let isOver = false;
      const notifyProgress = (progress: UploadProgress) => {
        if (!isOver) onProgress?.(progress);
      };
      try {
        const job = used.remote.readUpload(file, onProgress ? proxy(notifyProgress) : null, corrections);
        return unwrapUploadResult(await Promise.race([job, used.failed]));
      } finally {
        isOver = true;
        signal?.removeEventListener('abort', abort);
      }
    },
    stop() {
      if (running) end(running, new Error('The worker that reads plans was stopped.'));
    },
  };
}
