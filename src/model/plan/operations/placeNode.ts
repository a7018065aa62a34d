import type { Box } from '@/model/geometry/box';
import { addNode, type NewNode } from '../edits/addNode';
import { nodeId, type Plan } from '../plan';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/** Puts a new node on a floor and selects it. */
export function placeNode(plan: Plan, node: NewNode, ground: Box | null): Operation {
  return {
    blockedBy: placeBlockedBy(node, ground),
    edit: addNode(node),
    note: 'Placed a node',
    select: { type: 'node', ids: [nodeId(plan.nextId)] },
  };
}
