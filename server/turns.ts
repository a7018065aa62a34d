import { BusyError } from './errors';

export interface TurnsOptions {
  /** Turns taken at a time. */
  readonly most: number;
  /** Turns of one owner at a time, so that the others are never without one. */
  readonly mostOfOne: number;
  /** Owners' requests that may wait; more are rejected. */
  readonly maxWaiting: number;
  /** Requests of one owner that may wait. */
  readonly maxWaitingOfOne: number;
  /** Milliseconds that a request waits at most. */
  readonly timeout: number;
  /** Share of the time of a turn that follows it before it is free again, so that the others have theirs; none by default. */
  readonly rest?: number;
}

export interface Turns {
  /**
   * Waits for a turn and returns what ends it. `gone` says that nobody waits for the answer any more: the request leaves the
   * line to others. @throws BusyError when too many wait, for too long, or when the caller is gone
   */
  take(owner: number, gone?: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly owner: number;
  readonly begin: () => void;
}

/** Shares scarce work, such as parsing in threads, fairly among organisations. */
export function createTurns({ most, mostOfOne, maxWaiting, maxWaitingOfOne, timeout, rest = 0 }: TurnsOptions): Turns {
  const running = new Map<number, number>();
  let waiting: Waiting[] = [];
  let taken = 0;

  const isFree = (owner: number) => taken < most && (running.get(owner) ?? 0) < mostOfOne;

  const begin = (owner: number) => {
    taken += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  };

  const end = (owner: number) => {
    taken -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    const next = waiting.find((one) => isFree(one.owner));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    next.begin();
  };

  const once = (owner: number) => {
    let isEnded = false;
    const begun = performance.now();
    return () => {
      if (isEnded) return;
      isEnded = true;
      if (rest === 0) end(owner);
      else setTimeout(() => end(owner), rest * (performance.now() - begun)).unref();
    };
  };

  return {
    take: async (owner, gone) => {
      if (gone?.aborted) throw new BusyError();
      if (isFree(owner)) {
        begin(owner);
        return once(owner);
      }
      const own = waiting.filter((one) => one.owner === owner).length;
      if (waiting.length >= maxWaiting || own >= maxWaitingOfOne) throw new BusyError();
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          waiting = waiting.filter((one) => one !== entry);
          reject(new BusyError());
        };
        const timer = setTimeout(leave, timeout);
        const entry: Waiting = {
          owner,
          begin: () => {
            clearTimeout(timer);
            gone?.removeEventListener('abort', leave);
            begin(owner);
            resolve();
          },
        };
        gone?.addEventListener('abort', leave, { once: true });
        waiting.push(entry);
      });
      return once(owner);
    },
  };
}
