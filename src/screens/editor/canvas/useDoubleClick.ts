import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back on a double click on the map in an element, not on the buttons beside it. */
export function useDoubleClick(element: RefObject<HTMLElement | null>, onDoubleClick: () => void): void {
  const run = useEffectEvent(onDoubleClick);
  useEffect(() => {
    const place = element.current;
    const onEvent = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role="application"]')) run();
    };
    place?.addEventListener('dblclick', onEvent);
    return () => place?.removeEventListener('dblclick', onEvent);
  }, [element]);
}
