import { joinGroup } from '../edits/joinGroup';
import type { GroupId, Network, NodeId } from '../network';
import { membershipBlockedBy } from './newTransitGroup';
import type { Operation } from './operation';

/** Makes a node that is in no group a stop of one. */
export function joinTransitGroup(network: Network, node: NodeId, group: GroupId): Operation {
  return {
    blockedBy: network.groups.has(group) ? membershipBlockedBy(network, node) : 'group-not-found',
    edit: joinGroup(group, node),
    note: { kind: 'addStop' },
    select: { type: 'node', ids: [node] },
  };
}
