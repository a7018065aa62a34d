import { useEffect } from 'react';
import { useNotify } from '../feedback/useNotify';

interface Notifier {
  on(
    type: 'notified',
    listener: (event: { readonly text: string | null; readonly tone: 'success' | 'error' }) => void,
  ): { unsubscribe(): void };
}

/** Shows the notifications of a machine; an empty text is none. */
export function useMachineNotifications(actor: Notifier): void {
  const notify = useNotify();
  useEffect(() => {
    const { unsubscribe } = actor.on('notified', ({ text, tone }) => {
      if (text) notify(text, tone);
    });
    return unsubscribe;
  }, [actor, notify]);
}
