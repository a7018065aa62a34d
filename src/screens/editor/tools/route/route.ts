import { createContext, use } from 'react';
import type { RoutePreview } from './routePreview';

export const RouteContext = createContext<RoutePreview | null>(null);

/** @throws Error outside of the editor */
export function useRoute(): RoutePreview {
  const route = use(RouteContext);
  if (!route) throw new Error('Only parts of the editor ask for its route.');
  return route;
}
