import { Toaster } from '@fluentui/react-components';
import { useEffect } from 'react';
import { TOASTER, useTell } from '@/components/useTell';
import { tellBy } from './tellPage';

/** The one place where toasts stand, three at most; above the status bar. */
export function ToastHost() {
  const show = useTell();
  useEffect(() => tellBy(show), [show]);
  return <Toaster toasterId={TOASTER} position="bottom-end" offset={{ vertical: 40, horizontal: 20 }} limit={3} />;
}
