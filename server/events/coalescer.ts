export interface Coalescer<T> {
  add(one: T): void;
  /** Drops what waits. */
  stop(): void;
}

interface Options<T> {
  /** Milliseconds between two of a key; with 0 each is passed at once. */
  readonly interval: number;
  readonly keyOf: (one: T) => string;
  readonly merge: (one: T, other: T) => T;
  readonly pass: (one: T) => void;
}

/** Passes the first of a key at once, and those that follow within the interval as one at its end. */
export function createCoalescer<T>({ interval, keyOf, merge, pass }: Options<T>): Coalescer<T> {
  const open = new Map<string, { waiting: T | null; timer: NodeJS.Timeout }>();
  let isStopped = false;

  function passNow(key: string, one: T): void {
    open.set(key, { waiting: null, timer: setTimeout(() => end(key), interval).unref() });
    pass(one);
  }
  function end(key: string): void {
    const waiting = open.get(key)?.waiting ?? null;
    open.delete(key);
    if (waiting !== null) passNow(key, waiting);
  }

  return {
    add: (one) => {
      if (isStopped) return;
      if (interval === 0) return pass(one);
      const key = keyOf(one);
      const current = open.get(key);
      if (!current) passNow(key, one);
      else current.waiting = current.waiting === null ? one : merge(current.waiting, one);
    },
    stop: () => {
      isStopped = true;
      for (const { timer } of open.values()) clearTimeout(timer);
      open.clear();
    },
  };
}
