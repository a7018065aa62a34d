import { useEffect, useState } from 'react';

/** Runs `attempt` whenever the network returns. @returns a function that runs it at once */
export function useRetry(isNeeded: boolean, attempt: () => Promise<void>): () => void {
  const [latest] = useState({ attempt });
  latest.attempt = attempt;
  useEffect(() => {
    if (!isNeeded) return;
    const again = () => void latest.attempt();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isNeeded, latest]);
  return () => void latest.attempt();
}
