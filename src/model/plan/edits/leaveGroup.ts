import type { GroupId, NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Takes a node out of a transit group; a group whose last node leaves is deleted. */
export function leaveGroup(id: GroupId, node: NodeId): PlanEdit {
  return (plan) => {
    const group = plan.groups.get(id);
    if (!group?.nodes.includes(node)) return plan;
    const left = group.nodes.filter((member) => member !== node);
    const groups = new Map(plan.groups);
    if (left.length === 0) groups.delete(id);
    else groups.set(id, { ...group, nodes: left });
    return { ...plan, groups };
  };
}
