import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { EntryNotice } from '@/components/entry/entryNotice';
import { Loading } from '@/components/feedback/Loading';
import { lazyPart } from '@/components/lazy/lazyPart';
import { translate } from '@/contract/texts/translate';
import type { HandOffResult } from '@/machines/session/handOff.machine';
import type { SessionEndReason } from '@/machines/session/session.machine';
import type { SignedIn } from '@/machines/session/signIn.machine';
import { organisationOfAddress } from '@/model/access/addressOrganisation';
import { SignInScreen } from '@/screens/signIn/SignInScreen';
import { takeDeepLink } from '../routing/deepLink';
import { text } from '../texts';
import { asksForLink, entryNoticeOf } from './entryNotice';
import { clearHandOffToken, handOffToken } from './handOffToken';
import { useSession } from './SessionProvider';
import { providedSignInMachine } from './startSession';

const ContinueAsRoute = lazyPart(async () => (await import('./ContinueAsRoute')).ContinueAsRoute);

/** The sign-in screen; a user with a session is redirected. */
export function SignInRoute() {
  const session = useSession();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signed-in'));
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  // The state that another page passed on leaves the history, so that a reload does not bring it back.
  const [passedOn, setPassedOn] = useState<unknown>(state);
  const isWaiting = isSignedIn || isStarting;
  useEffect(() => {
    if (state === null || isWaiting) return;
    setPassedOn(state);
    void navigate({ search }, { replace: true, state: null });
  }, [state, search, isWaiting, navigate]);
  const ended = useSelector(session, (snapshot) => snapshot.context.ended);
  const onSignedIn = useCallback((given: SignedIn) => session.send({ type: 'signedIn', ...given }), [session]);
  // The code of another device in the address, until it is used or declined.
  const [code, setCode] = useState(handOffToken);
  const [handOffError, setHandOffError] = useState('');
  const onHandOff = useCallback(
    (end: HandOffResult) => {
      clearHandOffToken();
      setCode(null);
      setHandOffError(end.text);
      if (end.session) onSignedIn(end.session);
    },
    [onSignedIn],
  );
  if (isStarting) return <Loading label={text('checkingSession')} page />;
  if (isSignedIn) return <ContinueToDeepLink />;
  if (code !== null)
    return (
      <Suspense fallback={<Loading label={text('checkingCode')} page />}>
        <ContinueAsRoute token={code} onEnd={onHandOff} />
      </Suspense>
    );
  const notice = handOffError
    ? ({ text: handOffError, intent: 'error' } as const)
    : (entryNoticeOf(passedOn) ?? noticeOfEnd(ended));
  return (
    <SignInScreen
      machine={providedSignInMachine}
      notice={notice}
      asksForLink={asksForLink(passedOn)}
      onSignedIn={onSignedIn}
    />
  );
}

/** Why the user is on the sign-in page again. */
function noticeOfEnd(ended: SessionEndReason | null): EntryNotice | null {
  if (ended === 'expired') return { text: translate('failed.session'), intent: 'info' };
  if (ended === 'passwordChanged') return { text: translate('password.changed'), intent: 'success' };
  return null;
}

/** The address that sign-in interrupted. Reading it clears it, so it is read once for all renders. */
function ContinueToDeepLink() {
  const session = useSession();
  const [to] = useState(takeDeepLink);
  const named = organisationOfAddress(to.split('?')[1] ?? '');
  const isElsewhere = named !== null && named !== session.getSnapshot().context.session?.organisation;
  useEffect(() => {
    // The page starts again for the organisation of the address.
    if (isElsewhere) window.location.replace(to);
  }, [isElsewhere, to]);
  return isElsewhere ? <Loading label={text('checkingSession')} page /> : <Navigate to={to} replace />;
}
