import { createGroup } from '../edits/createGroup';
import type { GroupSettings } from '../groupSettings';
import { groupId, type Network, type NodeId } from '../network';
import type { BlockedBy, Operation } from './operation';

/** Makes a transit group of a node that is in none and selects it. */
export function newTransitGroup(network: Network, node: NodeId, settings: Partial<GroupSettings> = {}): Operation {
  return {
    blockedBy: membershipBlockedBy(network, node),
    edit: createGroup([node], settings),
    note: { kind: 'createTransitGroup' },
    select: { type: 'group', ids: [groupId(network.nextId)] },
  };
}

/** Why a node cannot become a stop. */
export function membershipBlockedBy(network: Network, id: NodeId): BlockedBy | null {
  if (!network.nodes.has(id)) return 'node-not-found';
  for (const group of network.groups.values()) if (group.nodes.includes(id)) return 'in-a-group';
  return null;
}
