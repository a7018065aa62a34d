import type { FloorId } from '@/model/network/network';
import type { Route } from './route';
import { type RouteDrawing, routeDrawing } from './routeDrawing';

/** The part of routes from stop to stop that is drawn on one floor. Changes of floors are numbered through all of them. */
export interface TourDrawing extends RouteDrawing {
  /** Where a route ends and the next begins. */
  readonly stops: readonly RouteDrawing['lines'][number][number][];
}

export function tourDrawing(routes: readonly Route[], floor: FloorId): TourDrawing {
  let before = 0;
  const drawings = routes.map((route) => {
    const first = before;
    before += route.changes.length;
    const { changes, ...drawing } = routeDrawing(route, floor);
    return { ...drawing, changes: changes.map(({ at, number }) => ({ at, number: first + number })) };
  });
  return {
    lines: drawings.flatMap(({ lines }) => lines),
    start: drawings[0]?.start ?? null,
    end: drawings.at(-1)?.end ?? null,
    stops: drawings.slice(0, -1).flatMap(({ end }) => end ?? []),
    changes: drawings.flatMap(({ changes }) => changes),
  };
}
