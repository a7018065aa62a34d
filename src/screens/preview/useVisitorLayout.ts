import { useSyncExternalStore } from 'react';

/** A window beside the map, a sheet over its lower edge, or the lower half of a standing kiosk. */
export type VisitorLayout = 'wide' | 'phone' | 'kiosk';

/** The same query as in the styles of parts that make room on a phone. */
export const PHONE = '(max-width: 819px)';
/** The same query as in the styles of parts that are larger on a kiosk. */
export const KIOSK = '(min-width: 900px) and (orientation: portrait)';

/** The same query as in the styles of parts that are larger in a very large window, by `LARGE_ZOOM`. */
export const LARGE = '(min-width: 2400px)';
export const LARGE_ZOOM = 1.6;

const subscribe = (listener: () => void) => {
  const lists = [PHONE, KIOSK, LARGE].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

const subscribeToSize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const current = (): VisitorLayout =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(KIOSK).matches ? 'kiosk' : 'wide';
const currentZoom = (): number => (matchMedia(LARGE).matches ? LARGE_ZOOM : 1);

export const useVisitorLayout = (): VisitorLayout => useSyncExternalStore(subscribe, current);

/** How many times as large as usual the parts beside a map are in a wide window. */
export const useWideZoom = (): number => useSyncExternalStore(subscribe, currentZoom);

/** Height of the window, in CSS pixels. */
export const useWindowHeight = (): number => useSyncExternalStore(subscribeToSize, () => window.innerHeight);
