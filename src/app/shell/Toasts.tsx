import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { getToasts, subscribeToasts } from '@/components/feedback/toastStack';
import { useSession } from '../session/SessionProvider';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/** Loads after the screen has rendered: there is no notification before the first action. */
const WHEN_IDLE = 300;

/** Toasts, from the moment of sign-in or of the first notification without a session. */
export function Toasts() {
  const isSignedIn = useSelector(useSession(), (snapshot) => snapshot.hasTag('signed-in'));
  const isSaid = useSyncExternalStore(subscribeToasts, () => getToasts().shown.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isSaid) setNeeded(true);
  }, [isSaid]);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = window.setTimeout(() => setNeeded(true), WHEN_IDLE);
    return () => window.clearTimeout(timer);
  }, [isSignedIn]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
