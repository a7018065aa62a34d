import { leaveGroup } from '../edits/leaveGroup';
import type { GroupId, NodeId, Plan } from '../plan';
import type { BlockedBy, Operation } from './operation';

/** Takes a node out of its transit group; the group goes with its last node. */
export function leaveTransitGroup(plan: Plan, node: NodeId, group: GroupId): Operation {
  return {
    blockedBy: blockedBy(plan, node, group),
    edit: leaveGroup(group, node),
    note: 'Left a transit group',
    select: { type: 'node', ids: [node] },
  };
}

function blockedBy(plan: Plan, node: NodeId, id: GroupId): BlockedBy | null {
  const group = plan.groups.get(id);
  if (!group) return 'group-not-found';
  return group.nodes.includes(node) ? null : 'not-in-the-group';
}
