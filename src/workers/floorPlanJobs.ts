import { transfer } from 'comlink';
import { floorPlanBuffers } from '@/model/floorPlan/floorPlanBuffers';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { readUpload, type UploadProgress } from '@/model/floorPlan/readUpload';
import { toUploadResult, type UploadResult } from '@/model/floorPlan/uploadResult';
import { blobSource } from './blobSource';
import { createPause } from './createPause';
import { gunzip } from './gunzip';
import { gunzipInWorker } from './gunzipInWorker';
import { throttledProgress } from './throttledProgress';

/** Bytes of an archive from which on a second worker is sooner started than waited for. */
const LARGE = 4 * 1024 * 1024;

/** What the plan worker does; each job is a pure function of src/model given what the browser has. */
export interface FloorPlanJobs {
  readUpload(
    file: Blob,
    onProgress: ((progress: UploadProgress) => void) | null,
    corrections: ShapeCorrections,
  ): Promise<UploadResult>;
}

export const floorPlanJobs: FloorPlanJobs = {
  async readUpload(file, onProgress, corrections) {
    const options = {
      corrections,
      onProgress: onProgress ? throttledProgress(onProgress) : undefined,
      pause: createPause(),
    };
    const isLarge = file.size >= LARGE && 'Worker' in globalThis;
    const answer = await toUploadResult(readUpload(blobSource(file), isLarge ? gunzipInWorker : gunzip, options));
    return answer.ok ? transfer(answer, floorPlanBuffers(answer.floor.floorPlan)) : answer;
  },
};
