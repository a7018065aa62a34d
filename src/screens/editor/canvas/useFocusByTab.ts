import { type RefObject, useEffect } from 'react';
import { pressedKey } from '@/components/pressedKey';

/**
 * Marks an element with `data-by-tab` while its focus arrived by Tab. After any key a browser matches `:focus-visible`
 * also for the mouse, and a frame around the map is of no use to a person who clicks.
 */
export function useFocusByTab(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let isTab = false;
    const onKey = (event: KeyboardEvent) => {
      isTab = pressedKey(event) === 'Tab';
    };
    const onPress = () => {
      isTab = false;
      delete place.dataset.byTab;
    };
    const onFocus = () => {
      if (isTab) place.dataset.byTab = 'true';
    };
    const onLeave = () => {
      delete place.dataset.byTab;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onPress, { capture: true });
    place.addEventListener('focusin', onFocus);
    place.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onPress, { capture: true });
      place.removeEventListener('focusin', onFocus);
      place.removeEventListener('focusout', onLeave);
    };
  }, [element]);
}
