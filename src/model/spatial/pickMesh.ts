import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { containsPoint } from '@/model/floorPlan/meshContains';
import type { Ray } from './orbit';

/** A body that a line of sight meets, and how far along the line, as a multiple of its direction. */
export interface Picked {
  readonly mesh: number;
  readonly along: number;
}

/** The first body of a floor, among those that count, that a line of sight meets; null for none. */
export function pickMesh(
  { floorPlan }: DrawnFloor,
  heights: Float32Array,
  elevation: number,
  { from, towards }: Ray,
  counts: (mesh: number) => boolean,
): Picked | null {
  const { ringStart, pointStart, points } = floorPlan;
  let best: Picked | null = null;
  const meet = (mesh: number, along: number) => {
    if (along > 0 && along < (best?.along ?? Number.POSITIVE_INFINITY)) best = { mesh, along };
  };
  for (let mesh = 0; mesh < heights.length; mesh++) {
    if (!counts(mesh)) continue;
    const top = elevation + heights[mesh]!;
    if (towards[2] !== 0) {
      const along = (top - from[2]) / towards[2];
      if (containsPoint(floorPlan, mesh, from[0] + along * towards[0], from[1] + along * towards[1])) meet(mesh, along);
    }
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const [first, end] = [pointStart[ring]!, pointStart[ring + 1]!];
      for (let i = first, j = end - 1; i < end; j = i++) {
        const along = meetsSide(points, j, i, { from, towards });
        if (along === null) continue;
        const z = from[2] + along * towards[2];
        if (z >= elevation && z <= top) meet(mesh, along);
      }
    }
  }
  return best;
}

/** How far along a line of sight it is above the segment between two points; null where it passes beside it. */
function meetsSide(points: Float32Array, one: number, other: number, { from, towards }: Ray): number | null {
  const [x0, y0] = [points[2 * one]!, points[2 * one + 1]!];
  const [dx, dy] = [points[2 * other]! - x0, points[2 * other + 1]! - y0];
  const area = towards[0] * dy - towards[1] * dx;
  if (area === 0) return null;
  const share = ((x0 - from[0]) * towards[1] - (y0 - from[1]) * towards[0]) / area;
  if (share < 0 || share > 1) return null;
  return ((x0 - from[0]) * dy - (y0 - from[1]) * dx) / area;
}
