import { beforeAll, expect, it, vi } from 'vitest';
import { ROUTES, type RouteEntry } from '@/app/routeTable';

let routes: typeof import('@/app/routes');
let served: (string | undefined)[];
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  routes = await import('@/app/routes');
  const router = routes.createRoutes();
  served = router.routes.map(({ path }) => path);
  router.dispose();
});

it('[GU7] every route with a screen has it, and no other address has one: all else leads to /404', () => {
  const withScreen = Object.values<RouteEntry>(ROUTES).filter(({ hasScreen }) => hasScreen);
  expect([...served].sort()).toEqual([...withScreen.map(({ path }) => path), '*'].sort());
});

it.each([
  ['/editor/7', true, 3],
  ['/editor/7', false, 0],
  ['/preview/7', false, 2],
  ['/login', true, 0],
  ['/nowhere', true, 0],
])('[NV8] opening %s, known here: %s, fetches the scripts of %i parts ahead', (address, isKnown, count) => {
  window.history.replaceState(null, '', address);
  const router = routes.createRoutes();
  const load = vi.fn(async () => undefined);
  const matches = router.state.matches.map((match) => {
    const { handle } = match.route;
    return { ...match, route: { ...match.route, handle: { ...handle, loads: handle?.loads.map(() => load) ?? [] } } };
  });
  routes.loadAhead(matches, isKnown);
  expect(load).toHaveBeenCalledTimes(count);
  router.dispose();
});
