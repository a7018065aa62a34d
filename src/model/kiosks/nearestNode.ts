import type { Point } from '../geometry/points';

/** Metres: a click farther from every node means none. */
const REACH = 8;

/** The node nearest to a point of its floor; null where none is within reach. Coordinates are metres. */
export function nearestNode<N extends Point>(nodes: Iterable<N>, at: Point): N | null {
  let nearest: N | null = null;
  let least = REACH;
  for (const node of nodes) {
    const distance = Math.hypot(node.x - at.x, node.y - at.y);
    if (distance > least) continue;
    nearest = node;
    least = distance;
  }
  return nearest;
}
