import type { Box } from '@/model/geometry/box';
import { addNode, type NewNode } from '../edits/addNode';
import { type Network, nodeId } from '../network';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/** Puts a new node on a floor and selects it. */
export function placeNode(network: Network, node: NewNode, floorBounds: Box | null): Operation {
  return {
    blockedBy: placeBlockedBy(node, floorBounds),
    edit: addNode(node),
    note: { kind: 'placeNode' },
    select: { type: 'node', ids: [nodeId(network.nextId)] },
  };
}
