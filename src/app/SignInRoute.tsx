import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { EntryNotice } from '@/components/EntryForm';
import { Waiting } from '@/components/Waiting';
import { say } from '@/contract/texts/say';
import type { HandOffEnd } from '@/machines/handOff.machine';
import type { SessionEnd } from '@/machines/session.machine';
import type { SignedIn } from '@/machines/signIn.machine';
import { SignInScreen } from '@/screens/signIn/SignInScreen';
import { takeDeepLink } from './deepLink';
import { entryNoticeOf } from './entryNotice';
import { dropHandOffToken, heldHandOffToken } from './handOffToken';
import { useSession } from './SessionProvider';
import { signInLogic } from './session';

const ContinueAsRoute = lazy(async () => ({ default: (await import('./ContinueAsRoute')).ContinueAsRoute }));

/** The sign-in screen; whoever is signed in already goes on (G014). */
export function SignInRoute() {
  const session = useSession();
  const { state } = useLocation();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signed-in'));
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const ended = useSelector(session, (snapshot) => snapshot.context.ended);
  const onSignedIn = useCallback((given: SignedIn) => session.send({ type: 'signedIn', ...given }), [session]);
  // A code of another device that came with the address, until it was used or declined.
  const [code, setCode] = useState(heldHandOffToken);
  const [refusal, setRefusal] = useState('');
  const onHandOff = useCallback(
    (end: HandOffEnd) => {
      dropHandOffToken();
      setCode(null);
      setRefusal(end.text);
      if (end.session) onSignedIn(end.session);
    },
    [onSignedIn],
  );
  if (isStarting) return <Waiting label="Looking for your session" page />;
  if (isSignedIn) return <GoOn />;
  if (code !== null)
    return (
      <Suspense fallback={<Waiting label="Looking at the code" page />}>
        <ContinueAsRoute token={code} onEnd={onHandOff} />
      </Suspense>
    );
  const notice = refusal ? ({ text: refusal, intent: 'error' } as const) : (entryNoticeOf(state) ?? noticeOfEnd(ended));
  return <SignInScreen logic={signInLogic} notice={notice} onSignedIn={onSignedIn} />;
}

/** Why one is here again. */
function noticeOfEnd(ended: SessionEnd | null): EntryNotice | null {
  if (ended === 'expired') return { text: say('failed.session'), intent: 'info' };
  if (ended === 'passwordChanged') return { text: say('password.changed'), intent: 'success' };
  return null;
}

/** Where sign-in was interrupted; the kept address is taken once, however often this is drawn. */
function GoOn() {
  const [to] = useState(takeDeepLink);
  return <Navigate to={to} replace />;
}
