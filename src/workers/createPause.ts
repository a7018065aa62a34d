/** Milliseconds of work between two pauses: short enough to be heard at once, long enough that pausing costs nothing. */
const STRETCH = 12;

/**
 * Lets a worker be ended while it works, which a browser does between two tasks of it or else seconds later. To be asked
 * often; gives a promise of the next task where it is time for one, null where it is not.
 */
export function createPause(now: () => number = () => performance.now()): () => Promise<void> | null {
  let last = now();
  return () => {
    if (now() - last < STRETCH) return null;
    return nextTask().then(() => {
      last = now();
    });
  };
}

/** A timer would wait for four milliseconds; a message comes at once. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
