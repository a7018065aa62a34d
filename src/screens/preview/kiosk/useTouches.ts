import { useEffect } from 'react';

/** Milliseconds: a finger that drags the map is one touch. */
const TOUCH_INTERVAL = 1000;
const KINDS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Calls back whenever somebody uses the page. */
export function useTouches(onTouch: () => void): void {
  useEffect(() => {
    let last = 0;
    const onUse = () => {
      if (Date.now() - last < TOUCH_INTERVAL) return;
      last = Date.now();
      onTouch();
    };
    for (const kind of KINDS) document.addEventListener(kind, onUse, { passive: true });
    return () => {
      for (const kind of KINDS) document.removeEventListener(kind, onUse);
    };
  }, [onTouch]);
}
