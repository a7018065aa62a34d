/** Work in small steps. */
export interface SlicedWork {
  /** Does one step and returns whether it was the last. */
  step(): boolean;
  /** Finishes deferred work of the steps, so that its time counts as well. */
  settle(): void;
}

export interface SliceQueue {
  /** Adds work at the end of the queue. The frame that asks for it has its own task to end: work begins in the one after. */
  add(work: SlicedWork): void;
  remove(work: SlicedWork): void;
}

interface SliceQueueDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back in the next frame; returns a function that cancels. */
  readonly inNextFrame: (call: () => void) => () => void;
  /** Milliseconds of the current frame that may be used. */
  readonly budget: () => number;
}

/**
 * Steps are settled after so many milliseconds at the latest: a browser that defers painting would get too much of it
 * in one frame.
 */
const UNSETTLED = 1;

/** Runs all sliced work of a page within one budget a frame, one after the other. */
export function createSliceQueue({ now, inNextFrame, budget }: SliceQueueDeps): SliceQueue {
  const waiting: SlicedWork[] = [];
  let stop: (() => void) | null = null;

  const slice = () => {
    stop = null;
    const until = now() + budget();
    for (let work = waiting[0]; work; work = waiting[0]) {
      const settleAt = Math.min(now() + UNSETTLED, until);
      let isDone = false;
      do isDone = work.step();
      while (!isDone && now() < settleAt);
      work.settle();
      if (isDone && waiting[0] === work) waiting.shift();
      if (now() >= until) break;
    }
    schedule();
  };
  const schedule = () => {
    if (waiting.length > 0) stop ??= inNextFrame(slice);
  };

  const begin = () => {
    stop = inNextFrame(slice);
  };

  return {
    add: (work) => {
      if (waiting.push(work) === 1) stop ??= inNextFrame(begin);
    },
    remove: (work) => {
      const at = waiting.indexOf(work);
      if (at >= 0) waiting.splice(at, 1);
      if (waiting.length > 0) return;
      stop?.();
      stop = null;
    },
  };
}
