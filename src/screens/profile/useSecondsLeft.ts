import { useEffect, useState } from 'react';

const SECOND = 1000;
const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND));

/** The whole seconds until a moment, 0 from then on. @param end milliseconds since 1970 */
export function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    setLeft(secondsUntil(end));
    const timer = window.setInterval(() => setLeft(secondsUntil(end)), SECOND);
    return () => window.clearInterval(timer);
  }, [end]);
  return left;
}
