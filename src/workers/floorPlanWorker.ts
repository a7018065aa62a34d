import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { MeshError, meshError } from '@/model/floorPlan/meshError';
import type { ReadFloor } from '@/model/floorPlan/readFloor';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { ReadBuilding } from '@/model/floorPlan/sources/readBuildingFloor';
import type { ReadFloorFile } from '@/model/floorPlan/sources/readFloorFile';
import { type UploadResult, unwrapUploadResult } from '@/model/floorPlan/uploadResult';
import type { BuildingResult, DrawingRequest, FloorPlanJobs, NamedFile } from './floorPlanJobs';

export interface ReadUploadOptions {
  readonly corrections?: ShapeCorrections;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ReadBuildingOptions {
  /** Called with the share of the file that was read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Seconds without any progress after which a reader will not come back: some damage keeps an engine busy for ever. */
const STALL_TIMEOUT = 120;

/** Seconds without a job after which a reader is ended, since a plan of hundreds of megabytes may be in its memory. */
export const IDLE_TIMEOUT = 300;

/** A worker that starts with its first job, and again after it died, was stopped or had nothing to do for minutes. */
export interface FloorPlanWorker {
  /**
   * Reads a floor from a zip archive. Aborting rejects at once with the signal's reason.
   * @throws MeshError when the archive is rejected
   */
  readUpload(file: Blob, options?: ReadUploadOptions): Promise<ReadFloor>;
  /**
   * Reads a building from one file, or opens a drawing. Aborting rejects at once with the signal's reason.
   * @throws MeshError when the file is no building, or its reader makes no progress for two minutes
   */
  readBuilding(file: Blob, options?: ReadBuildingOptions): Promise<ReadBuilding | OpenedDrawing>;
  /**
   * Opens drawings of one floor each, whose layers and unit are decided together. Aborting rejects at once with the
   * signal's reason.
   * @throws MeshError with the name of the drawing that was refused
   */
  openDrawings(files: readonly NamedFile[], options?: ReadBuildingOptions): Promise<OpenedDrawing>;
  /**
   * The floors of opened drawings, by the choices about it. Aborting rejects at once with the signal's reason.
   * @throws MeshError when the choices leave nothing of it
   */
  planDrawing(request: DrawingRequest, options?: { readonly signal?: AbortSignal }): Promise<ReadBuilding>;
  /**
   * Reads a floor from an archive of its own, with its labels file. Aborting rejects at once with the signal's reason.
   * @throws MeshError when the archive or the labels file is rejected
   */
  readFloorFile(file: Blob, labels: Blob | null, options?: ReadBuildingOptions): Promise<ReadFloorFile>;
  /** Terminates the worker; running jobs are rejected. */
  stop(): void;
}

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<FloorPlanJobs>;
  readonly failed: Promise<never>;
  readonly fail: (reason: unknown) => void;
  /** Jobs that it is at. */
  jobs: number;
  idle?: ReturnType<typeof setTimeout>;
}

const startWorker = () => new Worker(new URL('./floorPlan.worker.ts', import.meta.url), { type: 'module' });

function unwrapBuilding<Read>(answer: BuildingResult<Read>): Read {
  if (!answer.ok) throw new MeshError(answer.fault);
  return answer.building;
}

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
    const begun: Running = { worker, remote: wrap<FloorPlanJobs>(worker), failed, fail, jobs: 0 };
    const died = () => end(begun, new Error('The worker that reads plans has stopped. Try again.'));
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
    return begun;
  };

  const end = (ended: Running, reason: unknown): void => {
    if (running === ended) running = null;
    clearTimeout(ended.idle);
    ended.remote[releaseProxy]();
    ended.worker.terminate();
    ended.fail(reason);
  };

  /** Runs one job, which the signal ends together with the worker. */
  const run = async <Progress, Result>(
    job: (remote: Remote<FloorPlanJobs>, onProgress: ((progress: Progress) => void) | null) => Promise<Result>,
    {
      onProgress,
      signal,
    }: { onProgress?: ((progress: Progress) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<Result> => {
    signal?.throwIfAborted();
    running ??= begin();
    const used = running;
    used.jobs++;
    clearTimeout(used.idle);
    // Terminating also frees its memory; it pauses often enough for the browser to terminate it.
    const abort = () => end(used, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    // Progress has its own channel and may arrive after the result.
    let isOver = false;
    const notifyProgress = (progress: Progress) => {
      if (!isOver) onProgress?.(progress);
    };
    try {
      return await Promise.race([job(used.remote, onProgress ? proxy(notifyProgress) : null), used.failed]);
    } finally {
      isOver = true;
      signal?.removeEventListener('abort', abort);
      used.jobs--;
      if (used.jobs === 0 && running === used)
        used.idle = setTimeout(
          () => end(used, new Error('The worker that reads plans had no job.')),
          IDLE_TIMEOUT * 1000,
        );
    }
  };

  return {
    readUpload: async (file, { corrections = {}, ...options } = {}) =>
      unwrapUploadResult(
        await run<UploadProgress, UploadResult>(
          (remote, onProgress) => remote.readUpload(file, onProgress, corrections),
          options,
        ),
      ),
    readBuilding: async (file, { onProgress, signal } = {}) => {
      const stuck = new AbortController();
      const watch = () =>
        setTimeout(() => stuck.abort(meshError('too-slow', { seconds: STALL_TIMEOUT })), STALL_TIMEOUT * 1000);
      let timer = watch();
      try {
        const answer = await run<number, BuildingResult<ReadBuilding | OpenedDrawing>>(
          (remote, report) => remote.readBuilding(file, report),
          {
            signal: AbortSignal.any(signal ? [signal, stuck.signal] : [stuck.signal]),
            onProgress: (share) => {
              clearTimeout(timer);
              timer = watch();
              onProgress?.(share);
            },
          },
        );
        return unwrapBuilding(answer);
      } finally {
        clearTimeout(timer);
      }
    },
    openDrawings: async (files, options = {}) =>
      unwrapBuilding(
        await run<number, BuildingResult<OpenedDrawing>>(
          (remote, onProgress) => remote.openDrawings(files, onProgress),
          options,
        ),
      ),
    planDrawing: async (request, options = {}) =>
      unwrapBuilding(await run<never, BuildingResult>((remote) => remote.planDrawing(request), options)),
    readFloorFile: async (file, labels, options = {}) =>
      unwrapBuilding(
        await run<number, BuildingResult<ReadFloorFile>>(
          (remote, onProgress) => remote.readFloorFile(file, labels, onProgress),
          options,
        ),
      ),
    stop() {
      if (running) end(running, new Error('The worker that reads plans was stopped.'));
    },
  };
}
