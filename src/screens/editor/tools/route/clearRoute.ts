import type { RoutePreview } from './routePreview';

/** Takes the route and the one that it is compared with from the map. */
export function clearRoute({ setFrom, setTo, setKept }: Pick<RoutePreview, 'setFrom' | 'setTo' | 'setKept'>): void {
  setFrom(null);
  setTo(null);
  setKept(null);
}
