import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ActingContext } from '@/components/acting';
import { Waiting } from '@/components/Waiting';
import { keepDeepLink } from './deepLink';
import { refusalOf } from './guards';
import type { RouteEntry } from './routeTable';
import { useSession } from './SessionProvider';
import { tellPage } from './tellPage';

/** Shows a route to those who may see it, under its title; sends others where the guard says. */
export function Guarded({ route, children }: { route: RouteEntry; children: ReactNode }) {
  const session = useSession();
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const isUnreachable = useSelector(
    session,
    (snapshot) => snapshot.matches('unreachable') || snapshot.matches({ signedIn: 'waiting' }),
  );
  // Whoever left on purpose begins anew, and whoever comes after them does not land on their page.
  const isInterrupted = useSelector(session, ({ context: { ended } }) => ended === null || ended === 'expired');
  const isSigningOut = useSelector(session, (snapshot) => snapshot.matches('signingOut'));
  const acting = use(ActingContext);
  // Signed in, but for whom this tab acts is still being read.
  const isPlaceless = useSelector(session, ({ context }) => context.session !== null && context.place === null);
  const location = useLocation();
  const refusal = refusalOf(route.guard, acting);
  const needsSession = route.guard.kind !== 'public';
  const waits = needsSession && (isStarting || isUnreachable || isPlaceless);
  const text = waits ? null : (refusal?.text ?? null);

  const client = needsSession ? (acting?.organisation.name ?? null) : null;
  useEffect(() => {
    document.title = [route.title, client, 'Atrium'].filter((part) => part !== null).join(' · ');
  }, [route.title, client]);
  useEffect(() => {
    if (text !== null) tellPage(text, 'warning');
  }, [text]);

  if (waits && isUnreachable)
    return (
      <Waiting label="The service does not answer. Trying again." page>
        <Button onClick={() => session.send({ type: 'signOut' })}>Logout</Button>
      </Waiting>
    );
  if (waits) return <Waiting label={isSigningOut ? 'Signing out' : 'Looking for your session'} page />;
  if (!refusal) return children;
  if (refusal.to === '/login' && isInterrupted) keepDeepLink(`${location.pathname}${location.search}`);
  return <Navigate to={refusal.to} replace />;
}
