import type { ReactNode } from 'react';
import { RouteContext } from './route';
import { useRoutePreview } from './useRoutePreview';

/** Provides the route of the editor: only what shows it is rendered again while it follows a drag. */
export function RouteProvider({ children }: { children: ReactNode }) {
  return <RouteContext value={useRoutePreview()}>{children}</RouteContext>;
}
