import { fromCallback } from 'xstate';
import { type RetryWaitEvent, retryWaitMachine } from '@/machines/retry/retryWait.machine';

const watchNetwork = fromCallback<RetryWaitEvent>(({ sendBack }) => {
  const onLost = () => sendBack({ type: 'network.lost' });
  const onReturned = () => sendBack({ type: 'network.returned' });
  window.addEventListener('offline', onLost);
  window.addEventListener('online', onReturned);
  if (!navigator.onLine) onLost();
  return () => {
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', onReturned);
  };
});

/** The wait before a failed call is tried again, by the network of this device. */
export const retryWait = retryWaitMachine.provide({ actors: { watchNetwork } });
