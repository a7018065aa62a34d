import { useEffect, useRef } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { View } from '@/model/geometry/view';
import type { PointerState } from './useEditorScene';

const REST_MILLISECONDS = 120;

/**
 * A view that moves under a still pointer leaves what was hovered behind: nothing is hovered until it rests, then what
 * stands under the pointer by then. A gesture under way keeps what it has.
 */
export function useHoverAtRest(
  view: Store<View>,
  pointer: Store<PointerState>,
  isPressed: () => boolean,
  lookAgain: () => void,
): void {
  const latest = useRef({ isPressed, lookAgain });
  latest.current = { isPressed, lookAgain };
  useEffect(() => {
    let timer = 0;
    const off = view.subscribe(() => {
      window.clearTimeout(timer);
      if (latest.current.isPressed()) return;
      const { over, snap } = pointer.get();
      if (over !== null || snap !== null) pointer.set({ over: null, snap: null });
      timer = window.setTimeout(() => {
        if (!latest.current.isPressed()) latest.current.lookAgain();
      }, REST_MILLISECONDS);
    });
    return () => {
      off();
      window.clearTimeout(timer);
    };
  }, [view, pointer]);
}
