import { type RefObject, useEffect, useRef } from 'react';

/** Hands the keys that are pressed in an element to the newest handler. */
export function useElementKeys(element: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const target = element.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    target?.addEventListener('keydown', listen);
    return () => target?.removeEventListener('keydown', listen);
  }, [element]);
}
