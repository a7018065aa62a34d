import { useSelector } from '@xstate/react';
import { use } from 'react';
import { CurrentUserContext } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { BrandPage } from '@/components/layout/BrandPage';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen';
import { useSession } from '../session/SessionProvider';
import { QueryCacheProvider } from '../shell/QueryCacheProvider';
import { ShellRoute } from '../shell/ShellRoute';
import { text } from '../texts';
import { ROUTES } from './routeTable';

/** Not Found at the address that was asked for, so that it can be corrected. Signed-in people keep the bar and the navigation. */
export function NotFoundRoute() {
  const currentUser = use(CurrentUserContext);
  const isStarting = useSelector(useSession(), (snapshot) => snapshot.matches('starting'));
  if (isStarting) return <Loading label={text('checkingSession')} page />;
  if (currentUser)
    return (
      <QueryCacheProvider>
        <ShellRoute section={ROUTES.notFound.title}>
          <NotFoundScreen />
        </ShellRoute>
      </QueryCacheProvider>
    );
  return (
    <BrandPage>
      <NotFoundScreen />
    </BrandPage>
  );
}
