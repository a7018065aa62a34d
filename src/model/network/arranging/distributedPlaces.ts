import type { Point } from '@/model/geometry/points';
import type { MapNode, NodeId } from '../network';

export type Axis = 'horizontally' | 'vertically';

/** The places of nodes with equal gaps between the two outermost, which stay where they are. */
export function distributedPlaces(nodes: readonly MapNode[], axis: Axis): ReadonlyMap<NodeId, Point> {
  const along = ({ x, y }: Point): number => (axis === 'horizontally' ? x : y);
  const inOrder = [...nodes].sort((one, other) => along(one) - along(other) || one.id - other.id);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return new Map();
  const gap = (along(last) - along(first)) / Math.max(1, inOrder.length - 1);
  return new Map(
    inOrder.map((node, at) => {
      const value = node === last ? along(last) : along(first) + at * gap;
      return [node.id, axis === 'horizontally' ? { x: value, y: node.y } : { x: node.x, y: value }];
    }),
  );
}
