import { parentPort, workerData } from 'node:worker_threads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { ImdfInput } from './imdfArchives';
import { writeImdf } from './writeImdf';

const { content, plans } = workerData as ImdfInput;
const archive = writeImdf(content, new Map(plans.map(([floor, plan]) => [floor, decodeFloorPlan(plan)])));
// The thread is terminated once it has answered.
parentPort?.postMessage(archive, archive ? [archive.bytes.buffer as ArrayBuffer] : []);
