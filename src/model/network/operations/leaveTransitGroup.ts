import { leaveGroup } from '../edits/leaveGroup';
import type { GroupId, Network, NodeId } from '../network';
import type { BlockedBy, Operation } from './operation';

/** Removes a node from its transit group, and deletes the group with its last node. */
export function leaveTransitGroup(network: Network, node: NodeId, group: GroupId): Operation {
  return {
    blockedBy: blockedBy(network, node, group),
    edit: leaveGroup(group, node),
    note: { kind: 'removeStop' },
    select: { type: 'node', ids: [node] },
  };
}

function blockedBy(network: Network, node: NodeId, id: GroupId): BlockedBy | null {
  const group = network.groups.get(id);
  if (!group) return 'group-not-found';
  return group.nodes.includes(node) ? null : 'not-in-the-group';
}
