import { useEffect } from 'react';
import { useTell } from './useTell';

interface Telling {
  on(
    type: 'told',
    listener: (event: { readonly text: string; readonly tone: 'success' | 'error' }) => void,
  ): { unsubscribe(): void };
}

/** Shows what a chart tells; an empty text is none. */
export function useTold(actor: Telling): void {
  const tell = useTell();
  useEffect(() => {
    const { unsubscribe } = actor.on('told', ({ text, tone }) => text !== '' && tell(text, tone));
    return unsubscribe;
  }, [actor, tell]);
}
