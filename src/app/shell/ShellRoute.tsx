import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { changesBlockedBy, useCurrentUser } from '@/components/currentUser';
import { type PageTitle, PageTitleContext } from '@/components/layout/pageTitle';
import { ChangesBlockedContext } from '@/components/rights/changeRights';
import type { FeatureName } from '@/model/access/features';
import { Shell } from '@/screens/shell/Shell';
import { accessiblePages } from '../routing/accessiblePages';
import { CrashBoundary } from '../routing/CrashBoundary';
import { useSession } from '../session/SessionProvider';
import { useSwitchingActor } from '../session/useSwitchingActor';
import { CheckWorkers } from './CheckWorkers';
import { EXTERNAL_LINKS } from './externalLinks';
import { provideGlobalSearch } from './provideGlobalSearch';
import { addRecentPage, readRecentPages } from './recentPages';
import { restoreAriaHidden } from './restoreAriaHidden';
import { useAddressOrganisation } from './useAddressOrganisation';
import { useFavicon } from './useFavicon';

/** The shell with the service and the machines behind it. */
export function ShellRoute({
  children,
  section,
  addsNew = false,
  changes = [],
  wide = false,
}: {
  children: ReactNode;
  section: string;
  addsNew?: boolean;
  /** Features of which the user needs one to change something. */
  changes?: readonly FeatureName[];
  wide?: boolean;
}) {
  const currentUser = useCurrentUser();
  const session = useSession();
  const { organisation } = currentUser;
  const { pathname, search } = useLocation();
  const readOnly = changesBlockedBy(currentUser, changes);
  const switching = useSwitchingActor(session, currentUser);
  const parts = useMemo(
    () => ({
      pages: accessiblePages(currentUser),
      section,
      addsNew: addsNew && readOnly === null,
      readOnly,
      links: EXTERNAL_LINKS,
      switching,
      searchMachine: provideGlobalSearch(organisation.uuid),
      recent: readRecentPages,
    }),
    [currentUser, section, addsNew, readOnly, switching, organisation.uuid],
  );
  useAddressOrganisation(currentUser);
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
        <PageTitleContext value={onTitle}>
          <ChangesBlockedContext value={readOnly}>
            <CheckWorkers>{children}</CheckWorkers>
          </ChangesBlockedContext>
        </PageTitleContext>
      </CrashBoundary>
    </Shell>
  );
}
