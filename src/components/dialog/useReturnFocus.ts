import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The element that had the focus when a dialog was opened; for a menu item, which disappears, the button of its menu.
 */
function currentOpener(): HTMLElement | null {
  const element = document.activeElement;
  const trigger = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Returns the focus when a surface closes: for a dialog without a trigger of its own, and for a question over a form.
 * @param isOpen whether the surface is open; a dialog that mounts and unmounts leaves this out
 * @param form the form under a question. It always gets the focus, since it is hidden from screen readers until then.
 * Without a form the focus returns only where nothing else has it, such as a screen that was chosen in the dialog.
 */
export function useReturnFocus(isOpen = true, form?: RefObject<HTMLElement | null>): void {
  const [opener, setOpener] = useState(currentOpener);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // During the first render the opener still has the focus.
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
      // The surface releases its own focus first.
      if (form) requestAnimationFrame(() => focusInForm(form.current, lastInForm.current));
      else afterDialog(() => focusUnlessTaken(opener));
    };
  }, [isOpen, form, opener]);
}

function focusInForm(home: HTMLElement | null, last: HTMLElement | null): void {
  (last?.isConnected ? last : home?.querySelector<HTMLElement>('input, button'))?.focus();
}

/** Runs `work` when the dialog that has the focus has left the page: it keeps the focus until then, also while it fades. */
function afterDialog(work: () => void): void {
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  if (!dialog?.isConnected) {
    work();
    return;
  }
  const observer = new MutationObserver(() => {
    if (dialog.isConnected) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusUnlessTaken(opener: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  // Where the opener is gone, a dialog below keeps the focus: outside of it, it would be hidden.
  const below = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const other = below?.querySelector<HTMLElement>('input, button') ?? document.getElementById('main');
  const target = opener?.isConnected ? opener : other;
  target?.focus({ preventScroll: true });
}
