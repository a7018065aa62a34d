import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Waiting } from '@/components/Waiting';
import { CrashScreen } from './CrashScreen';
import { Guarded } from './Guarded';
import { createPublishLogic } from './publishLogic';
import { ROUTES, type RouteEntry } from './routeTable';
import { SignInRoute } from './SignInRoute';

const Shell = lazy(async () => ({ default: (await import('@/screens/shell/Shell')).Shell }));
const NotFoundScreen = lazy(async () => ({
  default: (await import('@/screens/notFound/NotFoundScreen')).NotFoundScreen,
}));
const LocationsScreen = lazy(async () => ({
  default: (await import('@/screens/locations/LocationsScreen')).LocationsScreen,
}));
const EditorRoute = lazy(async () => ({ default: (await import('./EditorRoute')).EditorRoute }));
const BuildingsRoute = lazy(async () => ({ default: (await import('./BuildingsRoute')).BuildingsRoute }));
const UploadedMapFilesScreen = lazy(async () => ({
  default: (await import('@/screens/uploadedMapFiles/UploadedMapFilesScreen')).UploadedMapFilesScreen,
}));
const MapPreviewRoute = lazy(async () => ({ default: (await import('./MapPreviewRoute')).MapPreviewRoute }));
const PreviewScreen = lazy(async () => ({
  default: (await import('@/screens/preview/PreviewScreen')).PreviewScreen,
}));

/** Joins the routes of the table to their screens, and the screens to their charts. */
export function createRoutes(client: QueryClient) {
  const publishLogic = createPublishLogic(client);
  const locations = <LocationsScreen publishLogic={publishLogic} />;
  return createBrowserRouter([
    show(ROUTES.login, <SignInRoute />),
    show(ROUTES.notFound, <NotFoundScreen />),
    inShell(ROUTES.home, locations),
    inShell(ROUTES.locations, locations),
    inShell(ROUTES.buildings, <BuildingsRoute />),
    inShell(ROUTES.editor, <EditorRoute />, true),
    inShell(ROUTES.uploadedMapFiles, <UploadedMapFilesScreen />),
    show(ROUTES.mapPreview, <MapPreviewRoute />),
    show(ROUTES.preview, <PreviewScreen />),
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

const inShell = (route: RouteEntry, screen: ReactNode, wide = false): RouteObject =>
  show(
    route,
    <Shell wide={wide}>
      <Suspense fallback={<Waiting label="Loading" page />}>{screen}</Suspense>
    </Shell>,
  );
