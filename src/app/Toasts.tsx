import { useSelector } from '@xstate/react';
import { lazy, Suspense, useRef } from 'react';
import { useSession } from './SessionProvider';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/** Toasts from the moment that somebody is signed in; the sign-in page says what it has to say in place. */
export function Toasts() {
  const isSignedIn = useSelector(useSession(), (snapshot) => snapshot.hasTag('signed-in'));
  const wasNeeded = useRef(false);
  wasNeeded.current ||= isSignedIn;
  return wasNeeded.current ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
