import type { GroupId, NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Makes a node a stop of a transit group. */
export function joinGroup(id: GroupId, node: NodeId): PlanEdit {
  return (plan) => {
    const group = plan.groups.get(id);
    if (!group || !plan.nodes.has(node) || group.nodes.includes(node)) return plan;
    return { ...plan, groups: new Map(plan.groups).set(id, { ...group, nodes: [...group.nodes, node] }) };
  };
}
