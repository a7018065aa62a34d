import { createSliceQueue, type SliceQueue } from './sliceQueue';

/** Sliced work in the frames of this page; `budget` gives the milliseconds of a frame that it may use. */
export const createFrameQueue = (budget: () => number): SliceQueue =>
  createSliceQueue({
    now: () => performance.now(),
    inNextFrame: (call) => {
      const frame = requestAnimationFrame(call);
      return () => cancelAnimationFrame(frame);
    },
    budget,
  });
