import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { moveNodes } from '../edits/moveNodes';
import type { Network, NodeId } from '../network';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/** Moves nodes to new places, all of them or none. */
export function dragNodes(network: Network, places: ReadonlyMap<NodeId, Point>, floorBounds: Box | null): Operation {
  const blockedPlace = [...places.values()]
    .map((to) => placeBlockedBy(to, floorBounds))
    .find((reason) => reason !== null);
  const missing = [...places.keys()].some((id) => !network.nodes.has(id));
  return {
    blockedBy: places.size === 0 ? 'nothing-selected' : missing ? 'node-not-found' : (blockedPlace ?? null),
    edit: moveNodes(places),
    note: { kind: 'moveNodes', count: places.size },
    select: { type: 'node', ids: [...places.keys()] },
  };
}
