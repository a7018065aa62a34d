import { Toaster } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type Tell, TOASTER, useTell } from '@/components/useTell';

let waiting: Parameters<Tell>[] = [];
let tell: Tell = (...toast) => {
  waiting.push(toast);
};

/** Says something from outside of the page: the session chart, the crash screen. */
export const tellPage: Tell = (...toast) => tell(...toast);

/** The one place where toasts stand, three at most. */
export function ToastHost() {
  const show = useTell();
  useEffect(() => {
    tell = show;
    for (const toast of waiting) show(...toast);
    waiting = [];
  }, [show]);
  return <Toaster toasterId={TOASTER} position="bottom-end" offset={{ vertical: 40, horizontal: 20 }} limit={3} />;
}
