import { findJoint } from '../findJoint';
import { allowedSettings, type JointSettings, NEW_JOINT } from '../jointSettings';
import { jointId, type NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Draws a path between two nodes of one floor, numbered `plan.nextId`; two nodes are joined at most once. */
export function joinNodes(from: NodeId, to: NodeId, settings: Partial<JointSettings> = {}): PlanEdit {
  return (plan) => {
    const start = plan.nodes.get(from);
    const end = plan.nodes.get(to);
    if (!start || !end || from === to || start.floor !== end.floor || findJoint(plan, from, to)) return plan;
    const id = jointId(plan.nextId);
    const joints = new Map(plan.joints);
    joints.set(id, { ...NEW_JOINT, ...allowedSettings(settings), id, from, to });
    return { ...plan, joints, nextId: plan.nextId - 1 };
  };
}
