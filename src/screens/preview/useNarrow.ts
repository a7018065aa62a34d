import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 819px)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(NARROW);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone: cards then rise from the bottom edge. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
