import { transfer } from 'comlink';
import type { ShapeCorrections } from '@/model/mesh/floorShape';
import { planBuffers } from '@/model/mesh/planBuffers';
import { readUpload, type UploadProgress } from '@/model/mesh/readUpload';
import { answerOf, type UploadAnswer } from '@/model/mesh/uploadAnswer';
import { blobSource } from './blobSource';
import { createPause } from './createPause';
import { gunzip } from './gunzip';
import { gunzipBeside } from './gunzipBeside';
import { pacedProgress } from './pacedProgress';

/** Bytes of an archive from which on a second worker is sooner started than waited for. */
const LARGE = 4 * 1024 * 1024;

/** What the plan worker does; each job is a pure function of src/model given what the browser has. */
export interface PlanJobs {
  readUpload(
    file: Blob,
    onProgress: ((progress: UploadProgress) => void) | null,
    corrections: ShapeCorrections,
  ): Promise<UploadAnswer>;
}

export const planJobs: PlanJobs = {
  async readUpload(file, onProgress, corrections) {
    const options = {
      corrections,
      onProgress: onProgress ? pacedProgress(onProgress) : undefined,
      pause: createPause(),
    };
    const isLarge = file.size >= LARGE && 'Worker' in globalThis;
    const answer = await answerOf(readUpload(blobSource(file), isLarge ? gunzipBeside : gunzip, options));
    return answer.ok ? transfer(answer, planBuffers(answer.floor.plan)) : answer;
  },
};
