import type { CurrentUser } from '@/components/currentUser';
import { redirectOf } from './guards';
import { ROUTES, type RouteEntry } from './routeTable';

/** The pages that have their screen and are open to a person, those for everybody aside. */
export const accessiblePages = (currentUser: CurrentUser): readonly Pick<RouteEntry, 'path' | 'title' | 'addsNew'>[] =>
  Object.values<RouteEntry>(ROUTES)
    .filter(
      (route) => route.hasScreen && route.guard.kind !== 'public' && redirectOf(route.guard, currentUser) === null,
    )
    .map(({ path, title, addsNew }) => ({ path, title, addsNew }));
