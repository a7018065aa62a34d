import type { Point } from '@/model/geometry/points';
import type { FloorId, Plan } from '@/model/plan/plan';
import type { Route } from './route';

/** The part of a way that lies on one floor, ready to be drawn. */
export interface RouteOnFloor {
  readonly lines: readonly (readonly Point[])[];
  readonly start: Point | null;
  readonly end: Point | null;
  /** Where the floor is left or reached, with the number of the change, from 1. */
  readonly changes: readonly { readonly at: Point; readonly number: number }[];
}

/** Lines, ends and changes of a way on `floor`. */
export function drawRoute({ legs, changes }: Route, floor: FloorId, plan: Plan): RouteOnFloor {
  const first = legs[0];
  const last = legs.at(-1);
  return {
    lines: legs.filter((leg) => leg.floor === floor && leg.points.length > 1).map(({ points }) => points),
    start: first?.floor === floor ? (first.points[0] ?? null) : null,
    end: last?.floor === floor ? (last.points.at(-1) ?? null) : null,
    changes: changes.flatMap(({ from, to }, index) =>
      [from, to]
        .filter((stop) => stop.floor === floor)
        .flatMap((stop) => {
          const node = plan.nodes.get(stop.node);
          return node ? [{ at: { x: node.x, y: node.y }, number: index + 1 }] : [];
        }),
    ),
  };
}
