import { transfer } from 'comlink';
import type { ShapeCorrections } from '@/model/mesh/floorShape';
import { planBuffers } from '@/model/mesh/planBuffers';
import { readUpload, type UploadProgress } from '@/model/mesh/readUpload';
import { answerOf, type UploadAnswer } from '@/model/mesh/uploadAnswer';
import { blobSource } from './blobSource';
import { gunzip } from './gunzip';
import { pacedProgress } from './pacedProgress';

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
    const options = { corrections, onProgress: onProgress ? pacedProgress(onProgress) : undefined };
    const answer = await answerOf(readUpload(blobSource(file), gunzip, options));
    return answer.ok ? transfer(answer, planBuffers(answer.floor.plan)) : answer;
  },
};
