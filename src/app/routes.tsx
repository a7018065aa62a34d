import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, type Params, type RouteObject } from 'react-router-dom';
import { askAhead } from '@/api/http';
import { Waiting } from '@/components/Waiting';
import { fillPath } from '@/contract/endpoint';
import { OPENING_PATHS } from '@/contract/openingPaths';
import type { StoredSession } from '@/machines/session.machine';
import { CrashScreen } from './CrashScreen';
import { Guarded } from './Guarded';
import { type Load, late } from './late';
import { type Guard, ROUTES, type RouteEntry } from './routeTable';
import { SignInRoute } from './SignInRoute';

const ShellRoute = late(async () => (await import('./ShellRoute')).ShellRoute);
const NotFoundScreen = late(async () => (await import('@/screens/notFound/NotFoundScreen')).NotFoundScreen);
const DataArea = late(async () => (await import('./DataArea')).DataArea);
const LocationsRoute = late(async () => (await import('./LocationsRoute')).LocationsRoute);
const EditorRoute = late(async () => (await import('./EditorRoute')).EditorRoute);
const BuildingsRoute = late(async () => (await import('./BuildingsRoute')).BuildingsRoute);
const UploadedMapFilesScreen = late(
  async () => (await import('@/screens/uploadedMapFiles/UploadedMapFilesScreen')).UploadedMapFilesScreen,
);
const MapPreviewRoute = late(async () => (await import('./MapPreviewRoute')).MapPreviewRoute);
const PasswordResetRoute = late(async () => (await import('./PasswordResetRoute')).PasswordResetRoute);
const LocationConfirmationRoute = late(
  async () => (await import('./LocationConfirmationRoute')).LocationConfirmationRoute,
);
const ProfileRoute = late(async () => (await import('./ProfileRoute')).ProfileRoute);
const MailboxScreen = late(async () => (await import('@/screens/mailbox/MailboxScreen')).MailboxScreen);
const PreviewScreen = late(async () => (await import('@/screens/preview/PreviewScreen')).PreviewScreen);
const UsersRoute = late(async () => (await import('./UsersRoute')).UsersRoute);
const OrganisationsRoute = late(async () => (await import('./OrganisationsRoute')).OrganisationsRoute);
const OrganisationDetailsRoute = late(
  async () => (await import('./OrganisationDetailsRoute')).OrganisationDetailsRoute,
);
const CreationRoute = late(async () => (await import('./CreationRoute')).CreationRoute);

/** Joins the routes of the table to their screens, and the screens to their charts. */
export function createRoutes() {
  return createBrowserRouter([
    alone(ROUTES.login, SignInRoute),
    alone(ROUTES.resetPassword, PasswordResetRoute),
    alone(ROUTES.confirmLocation, LocationConfirmationRoute),
    alone(ROUTES.notFound, NotFoundScreen),
    inShell(ROUTES.home, LocationsRoute),
    inShell(ROUTES.locations, LocationsRoute),
    inShell(ROUTES.buildings, BuildingsRoute),
    inShell(ROUTES.editor, EditorRoute, { wide: true, opensWith: editorOpensWith }),
    inShell(ROUTES.uploadedMapFiles, UploadedMapFilesScreen),
    inShell(ROUTES.profile, ProfileRoute),
    inShell(ROUTES.users, UsersRoute),
    inShell(ROUTES.organisations, OrganisationsRoute),
    inShell(ROUTES.organisationDetails, OrganisationDetailsRoute),
    inShell(ROUTES.creation, CreationRoute),
    inShell(ROUTES.mailbox, MailboxScreen),
    withData(ROUTES.mapPreview, MapPreviewRoute),
    withData(ROUTES.preview, PreviewScreen),
    { path: '*', element: <Navigate to="/404" replace /> },
  ]);
}

/**
 * Asks at once for what the screen of the address opens with, and fetches its scripts, while it is still asked who is here. What
 * fails is fetched again, and told, when it is shown.
 * @param stored the session that the browser keeps
 */
export function loadAhead(
  { location, matches }: Pick<ReturnType<typeof createRoutes>['state'], 'location' | 'matches'>,
  stored: StoredSession | null,
): void {
  for (const { route, params } of matches) {
    const handle = route.handle as Handle | undefined;
    if (!handle || (!stored && handle.guard.kind !== 'public')) continue;
    if (stored) {
      const paths = handle.opensWith(params, new URLSearchParams(location.search));
      for (const path of paths) askAhead(path, stored.organisation);
    }
    for (const load of handle.loads) load().catch(() => undefined);
  }
}

/** Paths of the contract, filled. */
type OpensWith = (params: Params, search: URLSearchParams) => readonly string[];

interface Handle {
  readonly guard: Guard;
  readonly loads: readonly Load[];
  readonly opensWith: OpensWith;
}

type Screen = ComponentType & { readonly load?: Load };

const loadsOf = (...parts: readonly { readonly load?: Load }[]): Load[] => parts.flatMap(({ load }) => load ?? []);
const nothing: OpensWith = () => [];

const editorOpensWith: OpensWith = ({ id = '' }, search) => {
  const { projectData, floorPlan } = OPENING_PATHS;
  const floor = search.get('floor');
  return [fillPath(projectData, { uuid: id }), ...(floor === null ? [] : [fillPath(floorPlan, { uuid: floor })])];
};

const show = (
  route: RouteEntry,
  screen: ReactNode,
  loads: readonly Load[],
  opensWith: OpensWith = nothing,
): RouteObject => ({
  path: route.path,
  errorElement: <CrashScreen />,
  handle: { guard: route.guard, loads, opensWith } satisfies Handle,
  element: (
    <Guarded route={route}>
      <Suspense fallback={<Waiting label="Loading" page />}>{screen}</Suspense>
    </Guarded>
  ),
});

const alone = (route: RouteEntry, Screen: Screen): RouteObject => show(route, <Screen />, loadsOf(Screen));

const withData = (route: RouteEntry, Screen: Screen): RouteObject =>
  show(
    route,
    <DataArea>
      <Screen />
    </DataArea>,
    loadsOf(DataArea, Screen),
  );

const inShell = (
  route: RouteEntry,
  Screen: Screen,
  { wide = false, opensWith = nothing }: { wide?: boolean; opensWith?: OpensWith } = {},
): RouteObject =>
  show(
    route,
    <DataArea>
      <ShellRoute wide={wide} section={route.title}>
        <Suspense fallback={<Waiting label="Loading" page />}>
          <Screen />
        </Suspense>
      </ShellRoute>
    </DataArea>,
    loadsOf(DataArea, ShellRoute, Screen),
    opensWith,
  );
