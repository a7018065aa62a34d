import type { Route } from '@/model/routing/route';
import { type RouteEnds, routeEnds } from './routeEnds';

/** The ends of routes from stop to stop, with the stops between them. Changes of floors are numbered through all of them. */
export interface TourEnds extends RouteEnds {
  readonly stops: readonly NonNullable<RouteEnds['end']>[];
}

/** @param elevations of the floors that are drawn, in metres */
export function tourEnds(routes: readonly Route[], elevations: ReadonlyMap<string, number>): TourEnds {
  let before = 0;
  const ends = routes.map((route) => {
    const first = before;
    before += route.changes.length;
    const { changes, ...rest } = routeEnds(route, elevations);
    return { ...rest, changes: changes.map(({ at, number }) => ({ at, number: first + number })) };
  });
  return {
    start: ends[0]?.start ?? null,
    end: ends.at(-1)?.end ?? null,
    stops: ends.slice(0, -1).flatMap(({ end }) => end ?? []),
    changes: ends.flatMap(({ changes }) => changes),
  };
}
