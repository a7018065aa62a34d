import type { Point } from '@/model/geometry/points';

/** Drawn pixels from a node to the next from which on a ring has its full size. */
const ROOMY = 26;
const LEAST = 0.4;
/** The distance to the next node is looked up for so many of them, evenly among all. */
const SAMPLE = 64;

const spacings = new WeakMap<readonly Point[], number>();

/** Metres from a node to the next one, in the middle of all; Infinity for a single one. */
function spacingOf(points: readonly Point[]): number {
  let found = spacings.get(points);
  if (found === undefined) {
    found = measureSpacing(points);
    spacings.set(points, found);
  }
  return found;
}

function measureSpacing(points: readonly Point[]): number {
  const step = Math.max(1, Math.floor(points.length / SAMPLE));
  const distances: number[] = [];
  for (let at = 0; at < points.length; at += step) {
    const { x, y } = points[at]!;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [other, point] of points.entries())
      if (other !== at) nearest = Math.min(nearest, Math.hypot(point.x - x, point.y - y));
    distances.push(nearest);
  }
  distances.sort((one, other) => one - other);
  return distances[Math.floor(distances.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/**
 * How large the rings of selected nodes are drawn, from 0.4 to 1: the closer the nodes are on the screen, the smaller, or
 * the rings of a crowd would be one blob.
 *
 * @param px metres of a drawn pixel
 */
export const selectionWeight = (nodes: readonly Point[], px: number): number =>
  Math.min(1, Math.max(LEAST, spacingOf(nodes) / px / ROOMY));
