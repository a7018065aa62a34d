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

/** Archives larger than this justify the start of a second worker. */
const LARGE = 4 * 1024 * 1024;

/** The jobs of the floor plan worker; each is a pure function of src/model with the browser's APIs. */
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
