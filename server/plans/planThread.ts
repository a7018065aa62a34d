import { parentPort, workerData } from 'node:worker_threads';
import { planBuffers } from '@/model/mesh/planBuffers';
import { readUpload } from '@/model/mesh/readUpload';
import { answerOf } from '@/model/mesh/uploadAnswer';
import { openFile } from './fileSource';
import { gunzip } from './gunzip';
import type { PlanThreadInput } from './readUpload';

/** A thread of its own for each upload: what goes wrong in it leaves the service alone. */
const { path, corrections } = workerData as PlanThreadInput;
const source = await openFile(path);
try {
  const answer = await answerOf(readUpload(source, gunzip, { corrections }));
  parentPort?.postMessage(answer, answer.ok ? planBuffers(answer.floor.plan) : []);
} finally {
  await source.close();
}
