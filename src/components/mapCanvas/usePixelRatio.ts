import { useEffect, useState } from 'react';

const present = (): number => window.devicePixelRatio;

/** Pixels of the screen for one of the page. It changes when the window moves to a denser screen, without a new size. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(present);
  useEffect(() => {
    const query = window.matchMedia?.(`(resolution: ${ratio}dppx)`);
    const look = () => setRatio(present());
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, [ratio]);
  return ratio;
}
