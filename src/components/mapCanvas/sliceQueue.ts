/** Work in small steps. */
export interface SlicedWork {
  /** Does a little and tells whether that was the last. */
  step(): boolean;
  /** Finishes what the steps have only asked for, so that its time counts as well. */
  settle(): void;
}

export interface SliceQueue {
  /** Puts work at the end; it begins in the next frame. */
  add(work: SlicedWork): void;
  remove(work: SlicedWork): void;
}

interface SliceQueueDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back in the next frame; gives what ends that. */
  readonly inNextFrame: (call: () => void) => () => void;
  /** Milliseconds of a frame that may be used just now. */
  readonly budget: () => number;
}

/** Steps are settled after so many milliseconds at the latest: a browser that only notes what to paint is not asked for too much at once. */
const UNSETTLED = 1;

/** Does all sliced work of a page within one budget a frame, one after the other. */
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

  return {
    add: (work) => {
      waiting.push(work);
      schedule();
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
