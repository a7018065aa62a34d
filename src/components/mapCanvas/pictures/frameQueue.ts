import { createSliceQueue, type SliceQueue } from './sliceQueue';

/** Sliced work in the frames of this page; `budget` returns its milliseconds of a frame. */
export const createFrameQueue = (budget: () => number): SliceQueue =>
  createSliceQueue({
    now: () => performance.now(),
    inNextFrame: (call) => {
      const frame = requestAnimationFrame(call);
      return () => cancelAnimationFrame(frame);
    },
    budget,
  });
