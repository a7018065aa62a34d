import { type RefObject, useEffect, useRef, useState } from 'react';

/** The card over the map, and its height in CSS pixels. */
interface VisitorCard {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly cardHeight: number;
}

/**
 * Measures the card, and takes the focus to its heading when a place was closed: the button that closed it is gone.
 * @param key names what the card shows
 */
export function useVisitorCard(key: string, hasPlace: boolean): VisitorCard {
  const card = useRef<HTMLDivElement>(null);
  const [cardHeight, setCardHeight] = useState(0);
  useEffect(() => {
    const element = card.current;
    if (!element || key === '') return;
    const observer = new ResizeObserver(() => setCardHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  const hadPlace = useRef(false);
  useEffect(() => {
    const isLost = hadPlace.current && !hasPlace && document.activeElement === document.body;
    if (isLost) card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    hadPlace.current = hasPlace;
  }, [hasPlace]);
  return { card, cardHeight };
}
