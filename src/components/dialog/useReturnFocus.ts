import { type RefObject, useEffect, useRef, useState } from 'react';

/** A dialog has left the page by then; until then it keeps the focus. */
const CLOSE_DELAY = 50;

/** What had the focus when a dialog was asked for; of a menu, which goes as it is used, the button that opened it. */
function currentOpener(): HTMLElement | null {
  const element = document.activeElement;
  const trigger = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Gives the focus back to what had it when something that stood over it has gone: for a dialog that is not opened by a trigger
 * of its own, and for a question over a form.
 * @param isOpen whether it stands there now; a dialog that comes and goes as a whole leaves this out
 * @param form the form under a question. It has the focus again at once, whoever has it meanwhile: until then it is hidden from
 * screen readers, as it was while the question stood. Without one the focus is given back only where nobody has taken it, as
 * a screen that was chosen in the dialog does.
 */
export function useReturnFocus(isOpen = true, form?: RefObject<HTMLElement | null>): void {
  const [opener, setOpener] = useState(currentOpener);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // While this is drawn the opener still has the focus.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(currentOpener());
  }
  const lastInForm = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!form) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && form.current?.contains(target)) lastInForm.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [form]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // What stood over it gives its own focus up first.
      if (form) requestAnimationFrame(() => focusInForm(form.current, lastInForm.current));
      else window.setTimeout(() => focusUnlessTaken(opener), CLOSE_DELAY);
    };
  }, [isOpen, form, opener]);
}

function focusInForm(home: HTMLElement | null, last: HTMLElement | null): void {
  (last?.isConnected ? last : home?.querySelector<HTMLElement>('input, button'))?.focus();
}

function focusUnlessTaken(opener: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const target = opener?.isConnected ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
