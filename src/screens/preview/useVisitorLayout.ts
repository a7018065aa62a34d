import { useSyncExternalStore } from 'react';

/** A window beside the map, a sheet over its lower edge, or the lower half of a standing kiosk. */
export type VisitorLayout = 'wide' | 'phone' | 'kiosk';

const PHONE = '(max-width: 819px)';
/** The same query as in the styles of parts that are larger on a kiosk. */
export const KIOSK = '(min-width: 900px) and (orientation: portrait)';

const subscribe = (listener: () => void) => {
  const lists = [PHONE, KIOSK].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

const current = (): VisitorLayout =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(KIOSK).matches ? 'kiosk' : 'wide';

export const useVisitorLayout = (): VisitorLayout => useSyncExternalStore(subscribe, current);
