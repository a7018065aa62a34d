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
}

export interface Turns {
  /** Waits for a turn and returns what ends it. @throws BusyError when too many wait, or for too long */
  take(owner: number): Promise<() => void>;
}

interface Waiting {
  readonly owner: number;
  readonly begin: () => void;
}

/** Shares scarce work, such as parsing in threads, fairly among organisations. */
export function createTurns({ most, mostOfOne, maxWaiting, maxWaitingOfOne, timeout }: TurnsOptions): Turns {
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
    return () => {
      if (!isEnded) end(owner);
      isEnded = true;
    };
  };

  return {
    take: async (owner) => {
      if (isFree(owner)) {
        begin(owner);
        return once(owner);
      }
      const own = waiting.filter((one) => one.owner === owner).length;
      if (waiting.length >= maxWaiting || own >= maxWaitingOfOne) throw new BusyError();
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((one) => one !== entry);
          reject(new BusyError());
        }, timeout);
        const entry: Waiting = {
          owner,
          begin: () => {
            clearTimeout(timer);
            begin(owner);
            resolve();
          },
        };
        waiting.push(entry);
      });
      return once(owner);
    },
  };
}
