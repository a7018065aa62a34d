import { beforeAll, expect, it, vi } from 'vitest';
import { ROUTES, type RouteEntry } from '@/app/routeTable';

let served: (string | undefined)[];
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const { createRoutes } = await import('@/app/routes');
  const router = createRoutes();
  served = router.routes.map(({ path }) => path);
  router.dispose();
});

it('[GU7] every route with a screen has it, and no other address has one: all else leads to /404', () => {
  const withScreen = Object.values<RouteEntry>(ROUTES).filter(({ hasScreen }) => hasScreen);
  expect([...served].sort()).toEqual([...withScreen.map(({ path }) => path), '*'].sort());
});
