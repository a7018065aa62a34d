import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CurrentUserContext } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { BrandPage } from '@/components/layout/BrandPage';
import { type PageTitle, PageTitleContext } from '@/components/layout/pageTitle';
import { useSession } from '../session/SessionProvider';
import { notifyPage } from '../shell/notifyPage';
import { text as areaText } from '../texts';
import { setDeepLink } from './deepLink';
import { redirectOf } from './guards';
import type { RouteEntry } from './routeTable';

/** Renders a route for those who may open it, with its title; redirects others as the guard says. */
export function Guarded({ route, children }: { route: RouteEntry; children: ReactNode }) {
  const session = useSession();
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const isUnreachable = useSelector(
    session,
    (snapshot) => snapshot.matches('unreachable') || snapshot.matches({ signedIn: 'waiting' }),
  );
  // After a deliberate sign-out the next person starts at home, not on the page of the previous one.
  const isInterrupted = useSelector(session, ({ context: { ended } }) => ended === null || ended === 'expired');
  const isSigningOut = useSelector(session, (snapshot) => snapshot.matches('signingOut'));
  const currentUser = use(CurrentUserContext);
  // Signed in, while the active organisation of this tab is still loading.
  const isLoadingOrganisation = useSelector(
    session,
    ({ context }) => context.session !== null && context.active === null,
  );
  const location = useLocation();
  const redirect = redirectOf(route.guard, currentUser);
  const needsSession = route.guard.kind !== 'public';
  const isWaiting = needsSession && (isStarting || isUnreachable || isLoadingOrganisation);
  const text = isWaiting ? null : (redirect?.text ?? null);

  const client = needsSession ? (currentUser?.organisation.name ?? null) : null;
  const [heading, setHeading] = useState<PageTitle | null>(null);
  const title = heading?.pathname === location.pathname ? heading.title : route.title;
  useEffect(() => {
    document.title = [...new Set([title, client, 'Atrium'])].filter((part) => part !== null).join(' · ');
  }, [title, client]);
  useEffect(() => {
    if (text !== null) notifyPage(text, 'warning');
  }, [text]);

  if (isWaiting && isUnreachable)
    return (
      <BrandPage>
        <Loading label={areaText('noAnswer')}>
          <Button onClick={() => session.send({ type: 'signOut' })}>{areaText('logout')}</Button>
        </Loading>
      </BrandPage>
    );
  if (isWaiting) return <Loading label={isSigningOut ? areaText('signingOut') : areaText('checkingSession')} page />;
  if (!redirect) return <PageTitleContext value={setHeading}>{children}</PageTitleContext>;
  if (redirect.to === '/login' && isInterrupted) setDeepLink(`${location.pathname}${location.search}`);
  return <Navigate to={redirect.to} replace />;
}
