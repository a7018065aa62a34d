import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useCurrentUser } from '@/components/currentUser';
import { type PageTitle, PageTitleContext } from '@/components/layout/pageTitle';
import { globalSearchMachine } from '@/machines/shell/globalSearch.machine';
import { Shell } from '@/screens/shell/Shell';
import { accessiblePages } from '../routing/accessiblePages';
import { CrashBoundary } from '../routing/CrashBoundary';
import { useSession } from '../session/SessionProvider';
import { switchingActorOf } from '../session/switchingActor';
import { EXTERNAL_LINKS } from './externalLinks';
import { addRecentPage, readRecentPages } from './recentPages';
import { restoreAriaHidden } from './restoreAriaHidden';
import { useFavicon } from './useFavicon';

/** The shell with the service and the machines behind it. */
export function ShellRoute({
  children,
  section,
  addsNew = false,
  wide = false,
}: {
  children: ReactNode;
  section: string;
  addsNew?: boolean;
  wide?: boolean;
}) {
  const currentUser = useCurrentUser();
  const session = useSession();
  const { organisation } = currentUser;
  const { pathname, search } = useLocation();
  const parts = useMemo(
    () => ({
      pages: accessiblePages(currentUser),
      section,
      addsNew,
      links: EXTERNAL_LINKS,
      switching: switchingActorOf(session),
      searchMachine: globalSearchMachine.provide({
        actors: {
          search: fromPromise(async ({ input, signal }) => {
            const { searchEverything } = await import('@/api/search/search');
            return searchEverything(organisation.uuid, input.text, signal);
          }),
        },
      }),
      recent: readRecentPages,
    }),
    [currentUser, section, addsNew, session, organisation.uuid],
  );
  useFavicon(organisation.name, organisation.color);
  useEffect(restoreAriaHidden, []);
  const [titled, setTitled] = useState<PageTitle | null>(null);
  const setDocumentTitle = useContext(PageTitleContext);
  const onTitle = useCallback(
    (given: PageTitle) => {
      setTitled(given);
      setDocumentTitle(given);
    },
    [setDocumentTitle],
  );
  const title = titled?.pathname === pathname ? titled.title : wide ? section : null;
  useEffect(() => {
    if (title !== null) addRecentPage(`${pathname}${search}`, title);
  }, [pathname, search, title]);
  return (
    <Shell wide={wide} parts={parts}>
      <CrashBoundary pathname={pathname}>
        <PageTitleContext value={onTitle}>{children}</PageTitleContext>
      </CrashBoundary>
    </Shell>
  );
}
