import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { searchEverything } from '@/api/search';
import { useActing } from '@/components/acting';
import { globalSearchMachine } from '@/machines/globalSearch.machine';
import { Shell } from '@/screens/shell/Shell';
import { LINKS } from './links';
import { openPages } from './openPages';
import { noteRecent, readRecent } from './recentPages';
import { useSession } from './SessionProvider';
import { switchingOf } from './switching';
import { unhidePage } from './unhidePage';
import { useFavicon } from './useFavicon';

/** A heading stands by then. */
const HEADED = 800;

/** The shell with the service and the charts behind it. */
export function ShellRoute({
  children,
  section,
  wide = false,
}: {
  children: ReactNode;
  section: string;
  wide?: boolean;
}) {
  const acting = useActing();
  const session = useSession();
  const { organisation } = acting;
  const { pathname, search } = useLocation();
  const parts = useMemo(
    () => ({
      pages: openPages(acting),
      section,
      links: LINKS,
      switching: switchingOf(session),
      searchLogic: globalSearchMachine.provide({
        actors: {
          search: fromPromise(({ input, signal }) => searchEverything(organisation.uuid, input.text, signal)),
        },
      }),
      recent: readRecent,
    }),
    [acting, section, session, organisation.uuid],
  );
  useFavicon(organisation.name, organisation.color);
  useEffect(unhidePage, []);
  useEffect(() => {
    const timer = window.setTimeout(
      () => noteRecent(`${pathname}${search}`, document.querySelector('h1')?.textContent || section),
      HEADED,
    );
    return () => window.clearTimeout(timer);
  }, [pathname, search, section]);
  return (
    <Shell wide={wide} parts={parts}>
      {children}
    </Shell>
  );
}
