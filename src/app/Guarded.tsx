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
  const isUnreachable = useSelector(session, (snapshot) => snapshot.matches('unreachable'));
  const acting = use(ActingContext);
  const location = useLocation();
  const refusal = refusalOf(route.guard, acting);
  const needsSession = route.guard.kind !== 'public';
  const waits = needsSession && (isStarting || isUnreachable);
  const text = waits ? null : (refusal?.text ?? null);

  useEffect(() => {
    document.title = `${route.title} · Atrium`;
  }, [route.title]);
  useEffect(() => {
    if (text !== null) tellPage(text, 'warning');
  }, [text]);

  if (waits)
    return (
      <Waiting label={isUnreachable ? 'The service does not answer. Trying again.' : 'Looking for your session'} page />
    );
  if (!refusal) return children;
  if (refusal.to === '/login') keepDeepLink(`${location.pathname}${location.search}`);
  return <Navigate to={refusal.to} replace />;
}
