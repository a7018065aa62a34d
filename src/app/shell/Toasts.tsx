import { useThemeClassName } from '@fluentui/react-components';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { getToasts, removeShownToast, subscribeToasts } from '@/components/feedback/toastStack';
import { text } from '../texts';
import { ToastCard } from './ToastCard';

/**
 * The one place for toasts, three at most; above the status bar, and above dialogs. It is part of the first script of the page:
 * what says that a script cannot be loaded must not wait for one.
 */
export function Toasts() {
  const theme = useThemeClassName();
  const { shown } = useSyncExternalStore(subscribeToasts, getToasts);
  const region = useRef<HTMLElement>(null);
  useEffect(() => stayAudible(region.current), []);
  return createPortal(
    <section ref={region} aria-label={text('messages')} className={`${theme} toasts`}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={removeShownToast} />
      ))}
    </section>,
    document.body,
  );
}

/**
 * A modal dialog hides everything beside it from screen readers; toasts about the dialog must be heard all the same.
 */
function stayAudible(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return;
  const observer = new MutationObserver(() => {
    if (region.getAttribute('aria-hidden') === 'true') region.removeAttribute('aria-hidden');
  });
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}
