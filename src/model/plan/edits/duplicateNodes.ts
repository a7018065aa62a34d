import type { Point } from '@/model/geometry/points';
import { jointId, type NodeId, nodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/**
 * Copies nodes and the paths between them, moved by `by` metres. The copies lead into no mesh and stand in no transit
 * group, since both belong to the place of the first. The nodes are numbered from `plan.nextId` downwards, then the paths.
 */
export function duplicateNodes(ids: Iterable<NodeId>, by: Point): PlanEdit {
  return (plan) => {
    let nextId = plan.nextId;
    const copies = new Map<NodeId, NodeId>();
    const nodes = new Map(plan.nodes);
    for (const id of new Set(ids)) {
      const node = plan.nodes.get(id);
      if (!node) continue;
      const copy = nodeId(nextId--);
      copies.set(id, copy);
      nodes.set(copy, { ...node, id: copy, x: node.x + by.x, y: node.y + by.y, mesh: null });
    }
    if (copies.size === 0) return plan;
    const joints = new Map(plan.joints);
    for (const joint of plan.joints.values()) {
      const from = copies.get(joint.from);
      const to = copies.get(joint.to);
      if (from === undefined || to === undefined) continue;
      const copy = jointId(nextId--);
      joints.set(copy, { ...joint, id: copy, from, to });
    }
    return { ...plan, nodes, joints, nextId };
  };
}
