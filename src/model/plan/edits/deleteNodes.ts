import type { GroupId, NodeId, TransitGroup } from '../plan';
import type { PlanEdit } from './planEdit';

/** Deletes nodes with the paths that end at them and their places in transit groups; a group left empty goes too. */
export function deleteNodes(ids: Iterable<NodeId>): PlanEdit {
  return (plan) => {
    const gone = new Set([...ids].filter((id) => plan.nodes.has(id)));
    if (gone.size === 0) return plan;
    const nodes = new Map(plan.nodes);
    for (const id of gone) nodes.delete(id);
    const joints = new Map(plan.joints);
    for (const joint of plan.joints.values()) if (gone.has(joint.from) || gone.has(joint.to)) joints.delete(joint.id);
    return { ...plan, nodes, joints, groups: withoutNodes(plan.groups, gone) };
  };
}

function withoutNodes(
  groups: ReadonlyMap<GroupId, TransitGroup>,
  gone: ReadonlySet<NodeId>,
): ReadonlyMap<GroupId, TransitGroup> {
  const touched = [...groups.values()].filter((group) => group.nodes.some((id) => gone.has(id)));
  if (touched.length === 0) return groups;
  const kept = new Map(groups);
  for (const group of touched) {
    const left = group.nodes.filter((id) => !gone.has(id));
    if (left.length === 0) kept.delete(group.id);
    else kept.set(group.id, { ...group, nodes: left });
  }
  return kept;
}
