import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import type { RetryWaitMachine } from '@/machines/retry/retryWait.machine';

/** Waits until a failed call may be tried again; whoever waits when the screen is left waits for ever. */
export function useRetryWait(retryWait: RetryWaitMachine): (failures: number) => Promise<void> {
  const running = useRef<{ stop: () => unknown }[]>([]);
  useEffect(() => {
    const waits = running.current;
    return () => {
      for (const wait of waits) wait.stop();
    };
  }, []);
  return (failures) =>
    new Promise((resolve) => {
      const wait = createActor(retryWait, { input: { failures } });
      running.current.push(wait);
      wait.subscribe(({ status }) => status === 'done' && resolve());
      wait.start();
    });
}
