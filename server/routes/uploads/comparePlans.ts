import type { PlanMatch } from '@/model/floorPlan/identity/roomMatch';
import { runInThread } from '../../runInThread';

/** Floor plans in the binary format of src/model/floorPlan. */
export interface ComparedPlans {
  readonly present: Uint8Array;
  readonly next: Uint8Array;
}

/** Matches the rooms of two floor plans in a thread: thousands of them take longer than other calls may wait. */
export type ComparePlans = (plans: ComparedPlans) => Promise<PlanMatch>;

const TIMEOUT = 30_000;
const HEAP_MEGABYTES = 512;

/** `thread` is the URL of the built thread file. */
export const createComparePlans =
  (thread: URL): ComparePlans =>
  (plans) =>
    runInThread<ComparedPlans, PlanMatch>(plans, { thread, timeout: TIMEOUT, heap: HEAP_MEGABYTES });
