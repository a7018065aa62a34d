import { reverseJoints } from '../edits/reverseJoints';
import type { JointId, Plan } from '../plan';
import type { BlockedBy, Operation } from './operation';
import { counted } from './places';

/** Turns one-way paths round. */
export function reversePaths(plan: Plan, ids: readonly JointId[]): Operation {
  return {
    blockedBy: blockedBy(plan, ids),
    edit: reverseJoints(ids),
    note: `Turned ${counted(ids.length, 'path')} round`,
    select: { type: 'joint', ids },
  };
}

function blockedBy(plan: Plan, ids: readonly JointId[]): BlockedBy | null {
  if (ids.length === 0) return 'nothing-selected';
  const joints = ids.map((id) => plan.joints.get(id));
  if (joints.some((joint) => !joint)) return 'path-not-found';
  return joints.every((joint) => joint?.direction === 0) ? 'both-ways' : null;
}
