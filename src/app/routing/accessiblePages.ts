import { type CurrentUser, changesBlockedBy } from '@/components/currentUser';
import { redirectOf } from './guards';
import { ROUTES, type RouteEntry } from './routeTable';

/** The pages with a screen that a person may open, without the public ones. */
export const accessiblePages = (currentUser: CurrentUser): readonly Pick<RouteEntry, 'path' | 'title' | 'addsNew'>[] =>
  Object.values<RouteEntry>(ROUTES)
    .filter(
      (route) => route.hasScreen && route.guard.kind !== 'public' && redirectOf(route.guard, currentUser) === null,
    )
    .map(({ path, title, addsNew, changes }) => ({
      path,
      title,
      addsNew: addsNew && changesBlockedBy(currentUser, changes) === null,
    }));
