import type { Point } from '@/model/geometry/points';
import type { FloorId } from '@/model/network/network';
import type { Route } from './route';

/** The part of a route drawn on one floor, in metres. Floor changes are numbered through the whole route, from 1. */
export interface RouteDrawing {
  readonly lines: readonly (readonly Point[])[];
  readonly start: Point | null;
  readonly end: Point | null;
  readonly changes: readonly { readonly at: Point; readonly number: number }[];
}

export function routeDrawing({ legs, changes }: Pick<Route, 'legs' | 'changes'>, floor: FloorId): RouteDrawing {
  const first = legs[0];
  const last = legs.at(-1);
  const badges: { at: Point; number: number }[] = [];
  for (const [i, change] of changes.entries()) {
    const from = legs[i]?.points.at(-1);
    const to = legs[i + 1]?.points[0];
    if (from && change.from.floor === floor) badges.push({ at: from, number: i + 1 });
    if (to && change.to.floor === floor) badges.push({ at: to, number: i + 1 });
  }
  return {
    lines: legs.filter((leg) => leg.floor === floor && leg.points.length > 1).map(({ points }) => points),
    start: first?.floor === floor ? (first.points[0] ?? null) : null,
    end: last?.floor === floor ? (last.points.at(-1) ?? null) : null,
    changes: badges,
  };
}
