import type { FloorPlan } from './floorPlan';

/** Whether a point in metres is inside a mesh: even-odd rule over all rings, so that holes are outside. */
export function containsPoint(
  { ringStart, pointStart, points }: FloorPlan,
  mesh: number,
  x: number,
  y: number,
): boolean {
  let inside = false;
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    const to = pointStart[ring + 1]!;
    for (let i = from, j = to - 1; i < to; j = i++) {
      const yi = points[2 * i + 1]!;
      const yj = points[2 * j + 1]!;
      if (yi > y === yj > y) continue;
      const xi = points[2 * i]!;
      const xj = points[2 * j]!;
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
