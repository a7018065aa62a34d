import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'button, a[href]';
const FIELD = 'input:not([type=hidden]), textarea, select';

/**
 * Gives the focus to a form that takes the place of its button, and to the button when the form is gone: what had the focus
 * has left the page, which would have it then.
 * @param place holds the button, and the form where that does not take the focus itself
 * @param opener the button, where it is not the first one of its place
 */
export function useInlineFocus(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  opener?: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (document.activeElement !== document.body) return;
    const target = isOpen ? null : opener?.current;
    (target ?? place.current?.querySelector<HTMLElement>(isOpen ? FIELD : CONTROL))?.focus();
  }, [isOpen, place, opener]);
}
