/** The time between two refreshes, as a multiple of the time that the one before took. */
const REST = 9;
/** Milliseconds. */
const MOST = 15_000;

/**
 * Makes a refresh that many requests share: the first runs at once, and those that come while it runs or rests are one, after the
 * rest. The longer a list takes, the less often it is loaded.
 */
export function pacedRefresh(refresh: () => Promise<unknown>): () => void {
  let isBusy = false;
  let isWanted = false;
  const run = async () => {
    isBusy = true;
    const began = performance.now();
    await refresh().catch(() => undefined);
    const rest = Math.min(MOST, REST * (performance.now() - began));
    window.setTimeout(() => {
      isBusy = false;
      if (!isWanted) return;
      isWanted = false;
      void run();
    }, rest);
  };
  return () => {
    if (isBusy) isWanted = true;
    else void run();
  };
}
