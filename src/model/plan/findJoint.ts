import type { Joint, NodeId, Plan } from './plan';

/** The path between two nodes, whichever way round it was drawn. */
export function findJoint(plan: Plan, one: NodeId, other: NodeId): Joint | undefined {
  for (const joint of plan.joints.values())
    if ((joint.from === one && joint.to === other) || (joint.from === other && joint.to === one)) return joint;
  return undefined;
}
