import type { Point } from '@/model/geometry/points';
import { nearestOnSegment } from '@/model/geometry/segments';
import { type Joint, type JointId, jointId, type MapNode, nodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/**
 * Puts a node into a path, at the place of the path nearest to `at`. Both parts keep direction, multipliers and travel
 * types; the weight is shared by length, in whole units where it was whole, so that the way costs what it did.
 * The node gets `plan.nextId`, the second part the number below it; the first part stays the path that it was.
 */
export function splitJoint(id: JointId, at: Point): PlanEdit {
  return (plan) => {
    const joint = plan.joints.get(id);
    const from = joint && plan.nodes.get(joint.from);
    const to = joint && plan.nodes.get(joint.to);
    if (!joint || !from || !to) return plan;
    const { x, y, share } = nearestOnSegment(at, from, to);
    const middle: MapNode = {
      id: nodeId(plan.nextId),
      floor: from.floor,
      x,
      y,
      z: from.z + (to.z - from.z) * share,
      name: '',
      open: true,
      mesh: null,
      dynamicRoute: null,
    };
    const firstWeight = Number.isInteger(joint.weight) ? Math.round(joint.weight * share) : joint.weight * share;
    const first: Joint = { ...joint, to: middle.id, weight: firstWeight };
    const second: Joint = {
      ...joint,
      id: jointId(plan.nextId - 1),
      from: middle.id,
      weight: joint.weight - firstWeight,
    };
    return {
      ...plan,
      nodes: new Map(plan.nodes).set(middle.id, middle),
      joints: new Map(plan.joints).set(first.id, first).set(second.id, second),
      nextId: plan.nextId - 2,
    };
  };
}
