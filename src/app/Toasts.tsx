import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from './SessionProvider';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/** Waits for the screen to stand before it is fetched: nothing is said before somebody has done something. */
const WHEN_IDLE = 300;

/** Toasts from the moment that somebody is signed in; the sign-in page says what it has to say in place. */
export function Toasts() {
  const isSignedIn = useSelector(useSession(), (snapshot) => snapshot.hasTag('signed-in'));
  const [isNeeded, setNeeded] = useState(false);
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
