import { useEffect, useRef } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { View } from '@/model/geometry/view';
import { type Hover, NO_HOVER } from '../session/mapView';

const REST_MILLISECONDS = 120;

/**
 * A view that moves under a still pointer clears the hover; when it rests, the hover is computed again. A running
 * gesture keeps its own.
 */
export function useHoverAtRest(
  view: Store<View>,
  hover: Store<Hover>,
  isPressed: () => boolean,
  lookAgain: () => void,
): void {
  const latest = useRef({ isPressed, lookAgain });
  latest.current = { isPressed, lookAgain };
  useEffect(() => {
    let timer: number | undefined;
    const off = view.subscribe(() => {
      window.clearTimeout(timer);
      if (latest.current.isPressed()) return;
      const { over, snap } = hover.get();
      if (over !== null || snap !== null) hover.set(NO_HOVER);
      timer = window.setTimeout(() => {
        if (!latest.current.isPressed()) latest.current.lookAgain();
      }, REST_MILLISECONDS);
    });
    return () => {
      off();
      window.clearTimeout(timer);
    };
  }, [view, hover]);
}
