import { allowedGroupSettings, type GroupSettings, NEW_GROUP } from '../groupSettings';
import { groupId, type NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Makes a transit group of these nodes, numbered `plan.nextId`; without a node there is no group. */
export function createGroup(nodes: readonly NodeId[], settings: Partial<GroupSettings> = {}): PlanEdit {
  return (plan) => {
    const members = [...new Set(nodes)].filter((id) => plan.nodes.has(id));
    if (members.length === 0) return plan;
    const id = groupId(plan.nextId);
    const groups = new Map(plan.groups);
    groups.set(id, { ...NEW_GROUP, ...allowedGroupSettings(settings), id, nodes: members });
    return { ...plan, groups, nextId: plan.nextId - 1 };
  };
}
