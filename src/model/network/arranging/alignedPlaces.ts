import type { Point } from '@/model/geometry/points';
import type { MapNode, NodeId } from '../network';

/** Left and top are the smaller coordinates, as the floor plan is shown. */
export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

/** The places of nodes on one line: at the outermost of them, or halfway between the two outermost. */
export function alignedPlaces(nodes: readonly MapNode[], alignment: Alignment): ReadonlyMap<NodeId, Point> {
  const isUpright = alignment === 'left' || alignment === 'centre' || alignment === 'right';
  const values = nodes.map(({ x, y }) => (isUpright ? x : y));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const line = {
    left: least,
    top: least,
    centre: (least + most) / 2,
    middle: (least + most) / 2,
    right: most,
    bottom: most,
  }[alignment];
  return new Map(nodes.map(({ id, x, y }) => [id, isUpright ? { x: line, y } : { x, y: line }]));
}
