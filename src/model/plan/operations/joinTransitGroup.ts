import { joinGroup } from '../edits/joinGroup';
import type { GroupId, NodeId, Plan } from '../plan';
import { membershipBlockedBy } from './newTransitGroup';
import type { Operation } from './operation';

/** Makes a saved node that is in no group a stop of one. */
export function joinTransitGroup(plan: Plan, node: NodeId, group: GroupId): Operation {
  return {
    blockedBy: plan.groups.has(group) ? membershipBlockedBy(plan, node) : 'group-not-found',
    edit: joinGroup(group, node),
    note: 'Joined a transit group',
    select: { type: 'node', ids: [node] },
  };
}
