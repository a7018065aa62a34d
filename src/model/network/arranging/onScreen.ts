import type { Point } from '@/model/geometry/points';
import { turnedPoint } from '@/model/geometry/turns';
import type { MapNode, NodeId } from '../network';

type Arrange = (nodes: readonly MapNode[]) => ReadonlyMap<NodeId, Point>;

/** The error that turning there and back leaves, in metres. */
const ROUNDING = 1e-6;

/**
 * Arranges nodes along the axes of a turned view; what stays keeps its coordinates.
 *
 * @param turn radians, as of a view
 */
export function arrangedOnScreen(nodes: readonly MapNode[], turn: number, arrange: Arrange): ReturnType<Arrange> {
  if (turn === 0) return arrange(nodes);
  const places = arrange(nodes.map((node) => ({ ...node, ...turnedPoint(node, turn) })));
  return new Map(
    nodes.map(({ id, x, y }) => {
      const at = turnedPoint(places.get(id) ?? turnedPoint({ x, y }, turn), -turn);
      return [id, Math.hypot(at.x - x, at.y - y) < ROUNDING ? { x, y } : at];
    }),
  );
}
