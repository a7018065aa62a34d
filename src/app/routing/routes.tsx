import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type Params, type RouteObject } from 'react-router-dom';
import { prefetch } from '@/api/transport/http';
import { Loading } from '@/components/feedback/Loading';
import { fillPath } from '@/contract/endpoint';
import { PLAIN_LISTS } from '@/contract/plainLists';
import type { PlainKind } from '@/contract/plainRecords';
import { PREFETCH_PATHS } from '@/contract/prefetchPaths';
import type { StoredSession } from '@/machines/session/session.machine';
import { SignInRoute } from '../session/SignInRoute';
import { text } from '../texts';
import { CrashScreen } from './CrashScreen';
import { Guarded } from './Guarded';
import { lazyWithPreload, type Preload } from './lazyWithPreload';
import { type Guard, ROUTES, type RouteEntry } from './routeTable';

const ShellRoute = lazyWithPreload(() => import('../shell/ShellRoute'), 'ShellRoute');
const NotFoundRoute = lazyWithPreload(() => import('./NotFoundRoute'), 'NotFoundRoute');
const DataArea = lazyWithPreload<'QueryCacheProvider', { children: ReactNode }>(
  () => import('../shell/QueryCacheProvider'),
  'QueryCacheProvider',
);
const LocationsRoute = lazyWithPreload(() => import('../locations/LocationsRoute'), 'LocationsRoute');
const LocationOverviewRoute = lazyWithPreload(
  () => import('../locations/LocationOverviewRoute'),
  'LocationOverviewRoute',
);
const LocationSettingsRoute = lazyWithPreload(
  () => import('../locations/LocationSettingsRoute'),
  'LocationSettingsRoute',
);
const EditorRoute = lazyWithPreload(() => import('../editor/EditorRoute'), 'EditorRoute');
const NodeRoute = lazyWithPreload(() => import('../editor/EditorRoute'), 'NodeRoute');
const ProjectLogScreen = lazyWithPreload(() => import('@/screens/projectLog/ProjectLogScreen'), 'ProjectLogScreen');
const AnalyticsRoute = lazyWithPreload(() => import('../analytics/AnalyticsRoute'), 'AnalyticsRoute');
const AuditRoute = lazyWithPreload(() => import('../audit/AuditRoute'), 'AuditRoute');
const ImportReportsRoute = lazyWithPreload(() => import('../locations/ImportReportsRoute'), 'ImportReportsRoute');
const ImportReportScreen = lazyWithPreload(() => import('@/screens/imports/ImportReportScreen'), 'ImportReportScreen');
const ProjectFilesRoute = lazyWithPreload(() => import('../locations/ProjectFilesRoute'), 'ProjectFilesRoute');
const BuildingsRoute = lazyWithPreload(() => import('../floorPlans/BuildingsRoute'), 'BuildingsRoute');
const UploadedMapFilesRoute = lazyWithPreload(
  () => import('../floorPlans/UploadedMapFilesRoute'),
  'UploadedMapFilesRoute',
);
const MapPreviewRoute = lazyWithPreload(() => import('../floorPlans/MapPreviewRoute'), 'MapPreviewRoute');
const PasswordResetRoute = lazyWithPreload(() => import('../session/PasswordResetRoute'), 'PasswordResetRoute');
const LocationConfirmationRoute = lazyWithPreload(
  () => import('../locations/LocationConfirmationRoute'),
  'LocationConfirmationRoute',
);
const ProfileRoute = lazyWithPreload(() => import('../session/ProfileRoute'), 'ProfileRoute');
const MailboxScreen = lazyWithPreload(() => import('@/screens/mailbox/MailboxScreen'), 'MailboxScreen');
const MachinesRoute = lazyWithPreload(() => import('../machines/MachinesRoute'), 'MachinesRoute');
const PreviewRoute = lazyWithPreload(() => import('../preview/PreviewRoute'), 'PreviewRoute');
const AmenitiesRoute = lazyWithPreload(() => import('../records/AmenitiesRoute'), 'AmenitiesRoute');
const EventsRoute = lazyWithPreload(() => import('../records/PromotionsRoutes'), 'EventsRoute');
const OffersRoute = lazyWithPreload(() => import('../records/PromotionsRoutes'), 'OffersRoute');
const CategoriesRoute = lazyWithPreload(() => import('../records/CategoriesRoute'), 'CategoriesRoute');
const DestinationsRoute = lazyWithPreload(() => import('../records/DestinationsRoute'), 'DestinationsRoute');
const SkinsRoute = lazyWithPreload(() => import('../records/SkinsRoutes'), 'SkinsRoute');
const SkinRoute = lazyWithPreload(() => import('../records/SkinsRoutes'), 'SkinRoute');
const UsersRoute = lazyWithPreload(() => import('../records/UsersRoute'), 'UsersRoute');
const OrganisationsRoute = lazyWithPreload(() => import('../records/OrganisationsRoute'), 'OrganisationsRoute');
const OrganisationDetailsRoute = lazyWithPreload(
  () => import('../records/OrganisationDetailsRoute'),
  'OrganisationDetailsRoute',
);
const AdvertisingRoute = lazyWithPreload(() => import('../records/AdvertisingRoute'), 'AdvertisingRoute');
const KiosksRoute = lazyWithPreload(() => import('../records/KiosksRoute'), 'KiosksRoute');
const KioskDisplayRoute = lazyWithPreload(() => import('../kioskDisplay/KioskDisplayRoute'), 'KioskDisplayRoute');
const VersionsRoute = lazyWithPreload(() => import('../records/VersionsRoute'), 'VersionsRoute');
const CreationRoute = lazyWithPreload(() => import('../records/CreationRoute'), 'CreationRoute');

/** The screen of each plain record. */
const PLAIN_SCREENS: Readonly<Record<PlainKind, Page>> = {
  amenity: AmenitiesRoute,
};

/** Connects the routes of the table to their screens, and the screens to their machines. */
export function createRoutes() {
  return createBrowserRouter([
    withoutShell(ROUTES.login, SignInRoute),
    withoutShell(ROUTES.resetPassword, PasswordResetRoute),
    withoutShell(ROUTES.confirmLocation, LocationConfirmationRoute),
    withoutShell(ROUTES.notFound, NotFoundRoute),
    inShell(ROUTES.home, LocationsRoute),
    inShell(ROUTES.locations, LocationsRoute),
    inShell(ROUTES.location, LocationOverviewRoute),
    inShell(ROUTES.locationSettings, LocationSettingsRoute),
    inShell(ROUTES.buildings, BuildingsRoute),
    inShell(ROUTES.projectFiles, ProjectFilesRoute),
    inShell(ROUTES.importReports, ImportReportsRoute),
    inShell(ROUTES.importReport, ImportReportScreen),
    inShell(ROUTES.projectLog, ProjectLogScreen),
    inShell(ROUTES.editor, EditorRoute, { wide: true, prefetchPaths: editorPrefetch }),
    inShell(ROUTES.node, NodeRoute),
    inShell(ROUTES.uploadedMapFiles, UploadedMapFilesRoute),
    inShell(ROUTES.webAnalytics, AnalyticsRoute),
    inShell(ROUTES.auditing, AuditRoute),
    inShell(ROUTES.auditingBatch, AuditRoute),
    inShell(ROUTES.profile, ProfileRoute),
    inShell(ROUTES.categories, CategoriesRoute),
    inShell(ROUTES.destinations, DestinationsRoute),
    ...PLAIN_LISTS.map(({ kind, list }) => inShell(ROUTES[list], PLAIN_SCREENS[kind])),
    inShell(ROUTES.events, EventsRoute),
    inShell(ROUTES.offers, OffersRoute),
    inShell(ROUTES.kiosks, KiosksRoute),
    inShell(ROUTES.advertising, AdvertisingRoute),
    inShell(ROUTES.skins, SkinsRoute),
    inShell(ROUTES.skin, SkinRoute),
    inShell(ROUTES.users, UsersRoute),
    inShell(ROUTES.organisations, OrganisationsRoute),
    inShell(ROUTES.organisationDetails, OrganisationDetailsRoute),
    inShell(ROUTES.versions, VersionsRoute),
    inShell(ROUTES.creation, CreationRoute),
    inShell(ROUTES.mailbox, MailboxScreen),
    withoutShell(ROUTES.machines, MachinesRoute),
    withData(ROUTES.mapPreview, MapPreviewRoute),
    withData(ROUTES.preview, PreviewRoute),
    withData(ROUTES.kiosk, KioskDisplayRoute),
    withoutShell(ROUTES.anything, NotFoundRoute),
  ]);
}

/**
 * Prefetches the first queries of the screen of the address and loads its scripts while the session is still being
 * restored. The screen repeats a failed request and shows its error.
 * @param stored the session that the browser stores
 */
export function preloadRoute(
  { location, matches }: Pick<ReturnType<typeof createRoutes>['state'], 'location' | 'matches'>,
  stored: StoredSession | null,
): void {
  for (const { route, params } of matches) {
    const handle = route.handle as Handle | undefined;
    if (!handle || (!stored && handle.guard.kind !== 'public')) continue;
    if (stored) {
      const paths = handle.prefetchPaths(params, new URLSearchParams(location.search));
      for (const path of paths) prefetch(path, stored.organisation);
    }
    for (const preload of handle.preloads) preload().catch(() => undefined);
  }
}

/** Paths of the contract with their parameters filled in. */
type PrefetchPaths = (params: Params, search: URLSearchParams) => readonly string[];

interface Handle {
  readonly guard: Guard;
  readonly preloads: readonly Preload[];
  readonly prefetchPaths: PrefetchPaths;
}

type Page = ComponentType & { readonly preload?: Preload };

const preloadsOf = (...parts: readonly { readonly preload?: Preload }[]): Preload[] =>
  parts.flatMap(({ preload }) => preload ?? []);
const noPrefetch: PrefetchPaths = () => [];

const editorPrefetch: PrefetchPaths = ({ id = '' }, search) => {
  const { projectData, floorPlan } = PREFETCH_PATHS;
  const floor = search.get('floor');
  return [fillPath(projectData, { uuid: id }), ...(floor === null ? [] : [fillPath(floorPlan, { uuid: floor })])];
};

const show = (
  route: RouteEntry,
  screen: ReactNode,
  preloads: readonly Preload[],
  prefetchPaths: PrefetchPaths = noPrefetch,
): RouteObject => ({
  path: route.path,
  errorElement: <CrashScreen />,
  handle: { guard: route.guard, preloads, prefetchPaths } satisfies Handle,
  element: (
    <Guarded route={route}>
      <Suspense fallback={<Loading label={text('loading')} page />}>{screen}</Suspense>
    </Guarded>
  ),
});

const withoutShell = (route: RouteEntry, Page: Page): RouteObject => show(route, <Page />, preloadsOf(Page));

const withData = (route: RouteEntry, Page: Page): RouteObject =>
  show(
    route,
    <DataArea>
      <Page />
    </DataArea>,
    preloadsOf(DataArea, Page),
  );

const inShell = (
  route: RouteEntry,
  Page: Page,
  { wide = false, prefetchPaths = noPrefetch }: { wide?: boolean; prefetchPaths?: PrefetchPaths } = {},
): RouteObject =>
  show(
    route,
    <DataArea>
      <ShellRoute wide={wide} section={route.title} addsNew={route.addsNew} changes={route.changes}>
        <Suspense fallback={<Loading label={text('loading')} page />}>
          <Page />
        </Suspense>
      </ShellRoute>
    </DataArea>,
    preloadsOf(DataArea, ShellRoute, Page),
    prefetchPaths,
  );
