import type { Route } from '@/model/routing/route';
import { type Place3d, ROUTE_ABOVE } from './routeLines';

/** The start and the end of a route in space, and its changes of floor, numbered from 1, each where it begins. */
export interface RouteEnds {
  readonly start: Place3d | null;
  readonly end: Place3d | null;
  readonly changes: readonly { readonly at: Place3d; readonly number: number }[];
}

/** @param elevations of the floors that are drawn, in metres */
export function routeEnds(
  { legs, changes }: Pick<Route, 'legs' | 'changes'>,
  elevations: ReadonlyMap<string, number>,
): RouteEnds {
  const place = (leg: number, point: 0 | -1): Place3d | null => {
    const { floor, points } = legs.at(leg) ?? { floor: '', points: [] };
    const elevation = elevations.get(floor);
    const at = points.at(point);
    return elevation === undefined || !at ? null : { x: at.x, y: at.y, z: elevation + ROUTE_ABOVE };
  };
  return {
    start: place(0, 0),
    end: place(-1, -1),
    changes: changes.flatMap((_, change) => {
      const at = place(change, -1);
      return at ? [{ at, number: change + 1 }] : [];
    }),
  };
}
