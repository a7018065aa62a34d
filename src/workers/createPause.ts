/** Milliseconds of work between two pauses: short enough to react at once, long enough to cost nothing. */
const STRETCH = 12;

/**
 * Lets a browser terminate a busy worker, which otherwise happens seconds later. Call it often; returns a promise of the
 * next task when a pause is due, otherwise null.
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

/** A message arrives at once; a timer would wait for four milliseconds. */
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
