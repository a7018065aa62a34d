import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { searchEverything } from '@/api/search';
import { useCurrentUser } from '@/components/currentUser';
import { globalSearchMachine } from '@/machines/shell/globalSearch.machine';
import { Shell } from '@/screens/shell/Shell';
import { accessiblePages } from '../routing/accessiblePages';
import { useSession } from '../session/SessionProvider';
import { switchingActorOf } from '../session/switchingActor';
import { EXTERNAL_LINKS } from './externalLinks';
import { addRecentPage, readRecentPages } from './recentPages';
import { restoreAriaHidden } from './restoreAriaHidden';
import { useFavicon } from './useFavicon';

/** A heading stands by then. */
const HEADING_DELAY = 800;

/** The shell with the service and the charts behind it. */
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
          search: fromPromise(({ input, signal }) => searchEverything(organisation.uuid, input.text, signal)),
        },
      }),
      recent: readRecentPages,
    }),
    [currentUser, section, addsNew, session, organisation.uuid],
  );
  useFavicon(organisation.name, organisation.color);
  useEffect(restoreAriaHidden, []);
  useEffect(() => {
    const timer = window.setTimeout(
      () => addRecentPage(`${pathname}${search}`, document.querySelector('h1')?.textContent || section),
      HEADING_DELAY,
    );
    return () => window.clearTimeout(timer);
  }, [pathname, search, section]);
  return (
    <Shell wide={wide} parts={parts}>
      {children}
    </Shell>
  );
}
