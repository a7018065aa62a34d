import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Waiting } from '@/components/Waiting';
import { say } from '@/contract/texts/say';
import type { SignedIn } from '@/machines/signIn.machine';
import { SignInScreen } from '@/screens/signIn/SignInScreen';
import { takeDeepLink } from './deepLink';
import { useSession } from './SessionProvider';
import { signInLogic } from './session';

/** The sign-in screen; whoever is signed in already goes on (G014). */
export function SignInRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signed-in'));
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const isExpired = useSelector(session, (snapshot) => snapshot.context.notice === 'expired');
  const onSignedIn = useCallback(
    (given: SignedIn) => {
      session.send({ type: 'signedIn', ...given });
      void navigate(takeDeepLink(), { replace: true });
    },
    [session, navigate],
  );
  if (isStarting) return <Waiting label="Looking for your session" page />;
  if (isSignedIn) return <Navigate to="/locations" replace />;
  return <SignInScreen logic={signInLogic} notice={isExpired ? say('failed.session') : null} onSignedIn={onSignedIn} />;
}
