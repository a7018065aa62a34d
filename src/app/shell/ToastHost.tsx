import { makeStyles, Portal, useArrowNavigationGroup } from '@fluentui/react-components';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToasts, removeShownToast, subscribeToasts } from '@/components/feedback/toastStack';
import { text } from '../texts';

// What it is made of comes with the first toast.
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

/** The one place where toasts stand, three at most; above the status bar, and above dialogs. */
export function ToastHost() {
  const styles = useStyles();
  // What Fluent keeps the focus with is thrown away when its last user goes, and then leaves the page hidden that was under a
  // drawer. This one stays from page to page, so that there always is a user.
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
