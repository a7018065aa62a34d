import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Waiting } from '@/components/Waiting';
import { CrashScreen } from './CrashScreen';
import { Guarded } from './Guarded';
import { ROUTES, type RouteEntry } from './routeTable';
import { SignInRoute } from './SignInRoute';

const ShellRoute = lazy(async () => ({ default: (await import('./ShellRoute')).ShellRoute }));
const NotFoundScreen = lazy(async () => ({
  default: (await import('@/screens/notFound/NotFoundScreen')).NotFoundScreen,
}));
const DataArea = lazy(async () => ({ default: (await import('./DataArea')).DataArea }));
const LocationsRoute = lazy(async () => ({ default: (await import('./LocationsRoute')).LocationsRoute }));
const EditorRoute = lazy(async () => ({ default: (await import('./EditorRoute')).EditorRoute }));
const BuildingsRoute = lazy(async () => ({ default: (await import('./BuildingsRoute')).BuildingsRoute }));
const UploadedMapFilesScreen = lazy(async () => ({
  default: (await import('@/screens/uploadedMapFiles/UploadedMapFilesScreen')).UploadedMapFilesScreen,
}));
const MapPreviewRoute = lazy(async () => ({ default: (await import('./MapPreviewRoute')).MapPreviewRoute }));
const PasswordResetRoute = lazy(async () => ({ default: (await import('./PasswordResetRoute')).PasswordResetRoute }));
const LocationConfirmationRoute = lazy(async () => ({
  default: (await import('./LocationConfirmationRoute')).LocationConfirmationRoute,
}));
const ProfileRoute = lazy(async () => ({ default: (await import('./ProfileRoute')).ProfileRoute }));
const MailboxScreen = lazy(async () => ({
  default: (await import('@/screens/mailbox/MailboxScreen')).MailboxScreen,
}));
const PreviewScreen = lazy(async () => ({
  default: (await import('@/screens/preview/PreviewScreen')).PreviewScreen,
}));

const UsersRoute = lazy(async () => ({ default: (await import('./UsersRoute')).UsersRoute }));
const OrganisationsRoute = lazy(async () => ({ default: (await import('./OrganisationsRoute')).OrganisationsRoute }));
const OrganisationDetailsRoute = lazy(async () => ({
  default: (await import('./OrganisationDetailsRoute')).OrganisationDetailsRoute,
}));
const CreationRoute = lazy(async () => ({ default: (await import('./CreationRoute')).CreationRoute }));

/** Joins the routes of the table to their screens, and the screens to their charts. */
export function createRoutes() {
  return createBrowserRouter([
    show(ROUTES.login, <SignInRoute />),
    show(ROUTES.resetPassword, <PasswordResetRoute />),
    show(ROUTES.confirmLocation, <LocationConfirmationRoute />),
    show(ROUTES.notFound, <NotFoundScreen />),
    inShell(ROUTES.home, <LocationsRoute />),
    inShell(ROUTES.locations, <LocationsRoute />),
    inShell(ROUTES.buildings, <BuildingsRoute />),
    inShell(ROUTES.editor, <EditorRoute />, true),
    inShell(ROUTES.uploadedMapFiles, <UploadedMapFilesScreen />),
    inShell(ROUTES.profile, <ProfileRoute />),
    inShell(ROUTES.users, <UsersRoute />),
    inShell(ROUTES.organisations, <OrganisationsRoute />),
    inShell(ROUTES.organisationDetails, <OrganisationDetailsRoute />),
    inShell(ROUTES.creation, <CreationRoute />),
    inShell(ROUTES.mailbox, <MailboxScreen />),
    withData(ROUTES.mapPreview, <MapPreviewRoute />),
    withData(ROUTES.preview, <PreviewScreen />),
    { path: '*', element: <Navigate to="/404" replace /> },
  ]);
}

const show = (route: RouteEntry, screen: ReactNode): RouteObject => ({
  path: route.path,
  errorElement: <CrashScreen />,
  element: (
    <Guarded route={route}>
      <Suspense fallback={<Waiting label="Loading" page />}>{screen}</Suspense>
    </Guarded>
  ),
});

const withData = (route: RouteEntry, screen: ReactNode): RouteObject => show(route, <DataArea>{screen}</DataArea>);

const inShell = (route: RouteEntry, screen: ReactNode, wide = false): RouteObject =>
  withData(
    route,
    <ShellRoute wide={wide} section={route.title}>
      <Suspense fallback={<Waiting label="Loading" page />}>{screen}</Suspense>
    </ShellRoute>,
  );
