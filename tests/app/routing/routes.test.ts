import { beforeAll, expect, it, vi } from 'vitest';
import { ROUTES, type RouteEntry } from '@/app/routing/routeTable';
import type { StoredSession } from '@/machines/session/session.machine';

let routes: typeof import('@/app/routing/routes');
let served: (string | undefined)[];
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  routes = await import('@/app/routing/routes');
  const router = routes.createRoutes();
  served = router.routes.map(({ path }) => path);
  router.dispose();
});

it('[GU7] every route with a screen has it, and no other address has one: all else shows Not Found', () => {
  const withScreen = Object.values<RouteEntry>(ROUTES).filter(({ hasScreen }) => hasScreen);
  expect([...served].sort()).toEqual([...withScreen.map(({ path }) => path), '*'].sort());
});

const user = { uuid: 'u', organisation: { uuid: 'o' } };
const stored = { token: 't', user, organisation: 'o' } as StoredSession;

const prefetch = vi.hoisted(() => vi.fn());
vi.mock('@/api/transport/http', async (original) => ({ ...(await original<object>()), prefetch }));

/** Opens an address; counts the parts whose scripts are fetched. */
function open(address: string, session: StoredSession | null) {
  window.history.replaceState(null, '', address);
  prefetch.mockClear();
  const router = routes.createRoutes();
  const { location } = router.state;
  const preload = vi.fn(async () => undefined);
  const matches = router.state.matches.map((match) => {
    const { handle } = match.route;
    const counted = handle && { ...handle, preloads: handle.preloads.map(() => preload) };
    return { ...match, route: { ...match.route, handle: counted } };
  });
  routes.preloadRoute({ location, matches }, session);
  router.dispose();
  return preload;
}

it.each([
  ['/editor/7', stored, 3],
  ['/editor/7', null, 0],
  ['/preview/7', null, 2],
  ['/login', stored, 0],
  ['/nowhere', stored, 1],
])('[NV8] opening %s, known here: %j, fetches the scripts of %i parts ahead', (address, session, count) => {
  expect(open(address, session)).toHaveBeenCalledTimes(count);
});

it('[NV9] what the editor opens with is asked for ahead, for the organisation that the tab acts for', () => {
  open('/editor/a%20b?floor=f', { ...stored, organisation: 'customer' });
  expect(prefetch.mock.calls).toEqual(['projects/a%20b/data', 'floors/f/plan'].map((path) => [path, 'customer']));
  open('/editor/7', stored);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['/editor/7', null],
  ['/locations', stored],
])('[NV9] opening %s, known here: %j, asks for nothing ahead', (address, session) => {
  open(address, session);
  expect(prefetch).not.toHaveBeenCalled();
});
