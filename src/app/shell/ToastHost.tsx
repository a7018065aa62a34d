import { makeStyles, Portal, useArrowNavigationGroup } from '@fluentui/react-components';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToasts, removeShownToast, subscribeToasts } from '@/components/feedback/toastStack';
import { text } from '../texts';

// The code of toasts loads with the first toast.
const ToastCard = lazy(async () => ({ default: (await import('./ToastCard')).ToastCard }));

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    bottom: '40px',
    right: '20px',
    zIndex: 1_000_001,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
});

/** The one place for toasts, three at most; above the status bar, and above dialogs. */
export function ToastHost() {
  const styles = useStyles();
  // Fluent disposes its focus manager with its last user and then leaves the page under a drawer hidden. This user
  // stays mounted across pages.
  useArrowNavigationGroup();
  const { shown } = useSyncExternalStore(subscribeToasts, getToasts);
  return (
    <Portal>
      <section aria-label={text('messages')} className={styles.place}>
        <Suspense fallback={null}>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onGone={removeShownToast} />
          ))}
        </Suspense>
      </section>
    </Portal>
  );
}
