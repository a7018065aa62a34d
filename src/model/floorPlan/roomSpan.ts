import type { FloorPlan } from './floorPlan';

/** The free part of a room along a strip, in metres: from left to right, or from top to bottom. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * How far a strip around the label anchor of a mesh reaches inside the mesh; null where the strip does not fit at all.
 * Measured along both sides and the middle of the strip.
 *
 * @param half half the height of the strip, in metres
 * @param shift how far the strip is beside the anchor, in metres, down or to the right
 * @param isUpright whether the strip runs from top to bottom instead of from left to right
 */
export function roomSpan(floorPlan: FloorPlan, mesh: number, half: number, isUpright = false, shift = 0): Span | null {
  const { ringStart, pointStart, points, anchors } = floorPlan;
  const [along, across] = isUpright ? [1, 0] : [0, 1];
  const middle = anchors[3 * mesh + along]!;
  const level = anchors[3 * mesh + across]! + shift;
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const line of [level, level - half, level + half]) {
    let isInside = false;
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const first = pointStart[ring]!;
      const end = pointStart[ring + 1]!;
      for (let i = first, j = end - 1; i < end; j = i++) {
        const here = points[2 * i + across]!;
        const last = points[2 * j + across]!;
        if (here > line === last > line) continue;
        const start = points[2 * i + along]!;
        const at = ((points[2 * j + along]! - start) * (line - here)) / (last - here) + start;
        if (at > middle) {
          isInside = !isInside;
          to = Math.min(to, at);
        } else from = Math.max(from, at);
      }
    }
    if (!isInside) return null;
  }
  return { from, to };
}
