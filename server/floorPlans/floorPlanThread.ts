import { parentPort, workerData } from 'node:worker_threads';
import { floorPlanBuffers } from '@/model/floorPlan/floorPlanBuffers';
import { readUpload } from '@/model/floorPlan/readUpload';
import { toUploadResult } from '@/model/floorPlan/uploadResult';
import { openFile } from './fileSource';
import { gunzip } from './gunzip';
import type { FloorPlanThreadInput } from './readUpload';

/** Each upload has its own thread, so that a failure does not affect the service. */
const { path, settings } = workerData as FloorPlanThreadInput;
const source = await openFile(path);
const answer = await toUploadResult(readUpload(source, gunzip, settings)).finally(() => source.close());
// The thread is terminated once it has answered.
parentPort?.postMessage(answer, answer.ok ? floorPlanBuffers(answer.floor.floorPlan) : []);
