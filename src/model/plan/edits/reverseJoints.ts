import type { Direction, Joint, JointId } from '../plan';
import type { PlanEdit } from './planEdit';

const opposite: Record<Direction, Direction> = { [-1]: 1, 0: 0, 1: -1 };

/** Turns one-way paths round; paths for both ways stay as they are. */
export function reverseJoints(ids: Iterable<JointId>): PlanEdit {
  return (plan) => {
    const turned: Joint[] = [];
    for (const id of new Set(ids)) {
      const joint = plan.joints.get(id);
      if (joint && joint.direction !== 0) turned.push({ ...joint, direction: opposite[joint.direction] });
    }
    if (turned.length === 0) return plan;
    const joints = new Map(plan.joints);
    for (const joint of turned) joints.set(joint.id, joint);
    return { ...plan, joints };
  };
}
