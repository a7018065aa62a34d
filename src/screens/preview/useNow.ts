import { useEffect, useState } from 'react';

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
