import type { JointId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Deletes paths; their nodes stay. */
export function deleteJoints(ids: Iterable<JointId>): PlanEdit {
  return (plan) => {
    const joints = new Map(plan.joints);
    for (const id of ids) joints.delete(id);
    return joints.size === plan.joints.size ? plan : { ...plan, joints };
  };
}
