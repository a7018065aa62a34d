import type { Acting } from '@/components/acting';
import { refusalOf } from './guards';
import { ROUTES, type RouteEntry } from './routeTable';

/** The pages that have their screen and are open to a person, those for everybody aside. */
export const openPages = (acting: Acting): readonly { readonly path: string; readonly title: string }[] =>
  Object.values<RouteEntry>(ROUTES)
    .filter((route) => route.hasScreen && route.guard.kind !== 'public' && refusalOf(route.guard, acting) === null)
    .map(({ path, title }) => ({ path, title }));
