import { useEffect } from 'react';

/** Repeats what has failed when the browser reports that the network is back. */
export function useRetryWhenOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
