import { parentPort, workerData } from 'node:worker_threads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { matchRooms } from '@/model/floorPlan/identity/matchRooms';
import type { ComparedPlans } from './comparePlans';

const { present, next } = workerData as ComparedPlans;
// The thread is terminated once it has answered.
parentPort?.postMessage(matchRooms(decodeFloorPlan(present), decodeFloorPlan(next)));
