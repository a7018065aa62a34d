import { useEffect, useState, useSyncExternalStore } from 'react';

/** A change of an opening time is seen this soon. */
const STEP_MS = 15_000;

/** The present moment in milliseconds since 1970. It moves on by itself: a kiosk shows one page for weeks. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), STEP_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/**
 * A value that depends on the present moment, in milliseconds since 1970: it is rendered again only when it is another one.
 * @param read returns the same value as long as nothing changes
 */
export const useAtPresent = <Value>(read: (now: number) => Value): Value =>
  useSyncExternalStore(everyStep, () => read(Date.now()));

function everyStep(onStep: () => void): () => void {
  const timer = window.setInterval(onStep, STEP_MS);
  return () => window.clearInterval(timer);
}
