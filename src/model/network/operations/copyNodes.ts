import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { duplicateNodes } from '../edits/duplicateNodes';
import { type Network, type NodeId, nodeId } from '../network';
import type { BlockedBy, Operation } from './operation';
import { placeBlockedBy } from './places';

/** Copies nodes with the paths between them, moved by `by` metres, and selects the copies. */
export function copyNodes(network: Network, ids: readonly NodeId[], by: Point, floorBounds: Box | null): Operation {
  return {
    blockedBy: blockedBy(network, ids, by, floorBounds),
    edit: duplicateNodes(ids, by),
    note: { kind: 'duplicateNodes', count: ids.length },
    select: { type: 'node', ids: ids.map((_, index) => nodeId(network.nextId - index)) },
  };
}

function blockedBy(network: Network, ids: readonly NodeId[], by: Point, floorBounds: Box | null): BlockedBy | null {
  if (ids.length === 0) return 'nothing-selected';
  for (const id of ids) {
    const node = network.nodes.get(id);
    if (!node) return 'node-not-found';
    const reason = placeBlockedBy({ x: node.x + by.x, y: node.y + by.y }, floorBounds);
    if (reason) return reason;
  }
  return null;
}
