import type { Joint, JointId, NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/**
 * Makes one node of several: `kept` takes over the paths, transit stops and, where it has none itself, the mesh and name of
 * the others. A path that would lead from it to itself, or double one that it has, goes.
 */
export function mergeNodes(kept: NodeId, others: Iterable<NodeId>): PlanEdit {
  return (plan) => {
    const target = plan.nodes.get(kept);
    const gone = new Set([...others].filter((id) => id !== kept && plan.nodes.has(id)));
    if (!target || gone.size === 0) return plan;
    const moved = (id: NodeId): NodeId => (gone.has(id) ? kept : id);
    const nodes = new Map(plan.nodes);
    let { mesh, name } = target;
    for (const id of gone) {
      mesh ??= plan.nodes.get(id)!.mesh;
      name ||= plan.nodes.get(id)!.name;
      nodes.delete(id);
    }
    nodes.set(kept, { ...target, mesh, name });
    const joints = new Map<JointId, Joint>();
    const joined = new Set<NodeId>();
    for (const joint of plan.joints.values()) {
      const from = moved(joint.from);
      const to = moved(joint.to);
      if (from === kept || to === kept) {
        const other = from === kept ? to : from;
        if (other === kept || joined.has(other)) continue;
        joined.add(other);
      }
      joints.set(joint.id, from === joint.from && to === joint.to ? joint : { ...joint, from, to });
    }
    const groups = new Map(plan.groups);
    for (const group of plan.groups.values())
      if (group.nodes.some((id) => gone.has(id)))
        groups.set(group.id, { ...group, nodes: [...new Set(group.nodes.map(moved))] });
    return { ...plan, nodes, joints, groups };
  };
}
