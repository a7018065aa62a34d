import type { Point } from '@/model/geometry/points';
import type { Network, NodeId } from './network';

/** Positions of nodes moved by a vector, in metres. Unknown nodes are ignored. */
export function movedPlaces(network: Network, ids: readonly NodeId[], by: Point): ReadonlyMap<NodeId, Point> {
  const places = new Map<NodeId, Point>();
  for (const id of ids) {
    const node = network.nodes.get(id);
    if (node) places.set(id, { x: node.x + by.x, y: node.y + by.y });
  }
  return places;
}
