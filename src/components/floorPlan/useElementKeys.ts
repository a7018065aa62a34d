import { type RefObject, useEffect, useRef } from 'react';

/** Hands the keys that are pressed in an element, or anywhere on the page, to the newest handler. */
export function useElementKeys(
  element: RefObject<HTMLElement | Document | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const target: EventTarget | null = element.current;
    const listen = (event: Event) => event instanceof KeyboardEvent && latest.current(event);
    target?.addEventListener('keydown', listen);
    return () => target?.removeEventListener('keydown', listen);
  }, [element]);
}
