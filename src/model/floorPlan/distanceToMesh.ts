import type { Point } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';
import type { FloorPlan } from './floorPlan';
import { containsPoint } from './meshContains';

/** Metres from a point to a mesh; 0 inside of it. */
export const distanceToMesh = (floorPlan: FloorPlan, mesh: number, point: Point): number =>
  distance(point, nearestOnMesh(floorPlan, mesh, point));

/** The point of a mesh that is nearest to a point, which is that point itself inside of it. */
export function nearestOnMesh(floorPlan: FloorPlan, mesh: number, point: Point): Point {
  return containsPoint(floorPlan, mesh, point.x, point.y) ? point : nearestOnOutline(floorPlan, mesh, point);
}

/** Metres from a point, inside or outside, to the outline of a mesh. */
export const distanceToOutline = (floorPlan: FloorPlan, mesh: number, point: Point): number =>
  distance(point, nearestOnOutline(floorPlan, mesh, point));

function nearestOnOutline(floorPlan: FloorPlan, mesh: number, point: Point): Point {
  const { ringStart, pointStart, points } = floorPlan;
  const corner = (at: number): Point => ({ x: points[2 * at]!, y: points[2 * at + 1]! });
  let nearest: Point = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    const to = pointStart[ring + 1]!;
    for (let at = from, before = to - 1; at < to; before = at++) {
      const place = nearestOnSegment(point, corner(before), corner(at));
      if (distance(point, place) < distance(point, nearest)) nearest = place;
    }
  }
  return nearest;
}
